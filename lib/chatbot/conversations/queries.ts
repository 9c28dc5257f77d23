import { db, pool } from "@/lib/db/client"
import { inBatches } from "@/lib/db/in-batches"
import { prepared } from "@/lib/db/prepared"
import type { PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"
import { citeMessages } from "../citations/cite-messages"
import type { FindPlayed, Testimonials } from "../citations/pick-quote"
import type { PersonState } from "../person/answers"
import { HISTORY_MESSAGES, type PastMessage } from "./bound-history"

/** How much of the conversation a returning visitor sees. */
const SHOWN_MESSAGES = 100

/** Twice the prompt's, because failed ones are left out. The person's state may exist before the first message. */
const recentMessages = prepared(
	"recent-messages",
	`SELECT c.session_id AS "sessionId", c.person_state AS "personState", (
		SELECT coalesce(json_agg(newest ORDER BY position), '[]') FROM (
			SELECT role, content, status, position FROM chat_messages WHERE conversation_id = c.id
			ORDER BY position DESC LIMIT ${2 * HISTORY_MESSAGES}
		) AS newest
	) AS messages
	FROM chat_conversations c WHERE c.tenant_id = $1 AND c.session_id = ANY($2::text[])`,
)

interface Recent {
	messages: readonly PastMessage[]
	personState: PersonState | null
}

/** Simultaneous visitors of one business share a statement. */
const readRecent = inBatches<string, Recent>(async (tenantId, sessionIds) => {
	const { rows } = await pool().query<Recent & { sessionId: string }>(recentMessages(tenantId, sessionIds))
	const known = new Map(rows.map(({ sessionId, ...recent }) => [sessionId, recent]))
	return sessionIds.map((sessionId) => known.get(sessionId) ?? { messages: [], personState: null })
})

/** Oldest first; empty for a session that this tenant does not have. */
export function findRecent({ tenantId }: TenantScope, sessionId: string): Promise<Recent> {
	return readRecent(tenantId, sessionId)
}

export async function findVisitorMessages(
	scope: TenantScope,
	sessionId: string,
	{ findSpoken, findPlayed }: Testimonials,
) {
	const messages = await db().chatMessage.findMany({
		where: { conversation: { tenantId: scope.tenantId, sessionId } },
		orderBy: { position: "desc" },
		take: SHOWN_MESSAGES,
		include: { conversation: { select: { language: true } } },
	})
	const cited = await citeMessages(scope, messages.reverse(), findSpoken)
	// Answers from the same text share a lookup.
	const asked = new Map<string, ReturnType<FindPlayed>>()
	const played = (wish: PlayedWish) => {
		const key = `${wish.rule} ${wish.tag_id}`
		const found = asked.get(key) ?? findPlayed(wish)
		asked.set(key, found)
		return found
	}
	return Promise.all(
		cited.map(async ({ plays, ...message }) => ({ ...message, testimonial: plays && (await played(plays)) })),
	)
}

/** The newest conversation's failure; null if it did not fail. */
export async function findLastFailure({ tenantId }: TenantScope): Promise<string | null> {
	const newest = await db().chatConversation.findFirst({
		where: { tenantId },
		orderBy: [{ lastMessageAt: "desc" }, { id: "desc" }],
		select: {
			messages: {
				where: { role: "assistant" },
				orderBy: { position: "desc" },
				take: 1,
				select: { status: true, error: true },
			},
		},
	})
	const [answer] = newest?.messages ?? []
	return answer?.status === "failed" ? answer.error : null
}
