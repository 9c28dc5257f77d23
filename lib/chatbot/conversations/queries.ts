import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { citeMessages } from "../citations/cite-messages"
import type { FindSpoken } from "../citations/pick-quote"
import type { PersonState } from "../person/answers"
import { HISTORY_MESSAGES, type PastMessage } from "./bound-history"

/** How much of the conversation a returning visitor sees. */
const SHOWN_MESSAGES = 100

/**
 * Twice as many as the prompt takes, because failed ones are left out. Beside each stands whether a person has the
 * conversation, which every message must know and which may be so before the first one.
 */
const recentMessages = prepared(
	"recent-messages",
	`SELECT m.role, m.content, m.status, c.person_state AS "personState" FROM chat_conversations c
	LEFT JOIN chat_messages m ON m.conversation_id = c.id
	WHERE c.tenant_id = $1 AND c.session_id = $2 ORDER BY m.position DESC LIMIT ${2 * HISTORY_MESSAGES}`,
)

type RecentRow = { personState: PersonState | null } & (PastMessage | { role: null })

/**
 * The newest messages of one session, oldest first, and where its request for a person stands; empty for a session that
 * this tenant does not have.
 */
export async function findRecent(
	scope: TenantScope,
	sessionId: string,
): Promise<{ messages: PastMessage[]; personState: PersonState | null }> {
	const { rows } = await pool().query<RecentRow>(recentMessages(scope.tenantId, sessionId))
	const messages = rows.flatMap((row) => (row.role === null ? [] : [row])).reverse()
	return { messages, personState: rows[0]?.personState ?? null }
}

/** A session's messages as its own visitor sees them, oldest first, with what they cite. */
export async function findVisitorMessages(scope: TenantScope, sessionId: string, findSpoken: FindSpoken) {
	const messages = await db().chatMessage.findMany({
		where: { conversation: { tenantId: scope.tenantId, sessionId } },
		orderBy: { position: "desc" },
		take: SHOWN_MESSAGES,
	})
	return citeMessages(scope, messages.reverse(), findSpoken)
}
