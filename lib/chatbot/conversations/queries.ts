import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { HISTORY_MESSAGES, type PastMessage } from "./bound-history"

/** How much of the conversation a returning visitor sees. */
const SHOWN_MESSAGES = 100

/** Twice as many as the prompt takes, because failed ones are left out. */
const recentMessages = prepared(
	"recent-messages",
	`SELECT m.role, m.content, m.status FROM chat_messages m
	JOIN chat_conversations c ON c.id = m.conversation_id
	WHERE c.tenant_id = $1 AND c.session_id = $2 ORDER BY m.position DESC LIMIT ${2 * HISTORY_MESSAGES}`,
)

/** The newest messages of one session, oldest first; empty for a session that this tenant does not have. */
export async function findRecentMessages(scope: TenantScope, sessionId: string): Promise<PastMessage[]> {
	const { rows } = await pool().query<PastMessage>(recentMessages(scope.tenantId, sessionId))
	return rows.reverse()
}

/** A session's messages as its own visitor sees them, oldest first. */
export async function findVisitorMessages(scope: TenantScope, sessionId: string) {
	const messages = await db().chatMessage.findMany({
		where: { conversation: { tenantId: scope.tenantId, sessionId } },
		orderBy: { position: "desc" },
		take: SHOWN_MESSAGES,
	})
	return messages.reverse()
}
