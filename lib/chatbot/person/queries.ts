import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import type { PersonState } from "./answers"

const LIVE: PersonState[] = ["waiting", "taken", "missed"]
const MOST_SHOWN = 100
/** An old missed request leaves the inbox; its conversation stays in the list of all. */
const MISSED_SHOWN_MS = 7 * 24 * 3_600_000

/** Among these is, as a rule, what the visitor said last. */
const NEWEST = 5

const ROW = {
	id: true,
	personState: true,
	personAskedAt: true,
	messageCount: true,
	lastMessageAt: true,
	takenBy: { select: { id: true, email: true } },
	lead: { select: { name: true, email: true } },
	messages: { orderBy: { position: "desc" }, take: NEWEST, select: { content: true, role: true } },
} as const satisfies Prisma.ChatConversationSelect
export type LiveRow = Prisma.ChatConversationGetPayload<{ select: typeof ROW }>

export async function listLive({ tenantId }: TenantScope, now: Date): Promise<LiveRow[]> {
	// With the states as literals, PostgreSQL uses the partial index. As parameters, it would read all that the business
	// ever had, for each page and event.
	const found = await db().$queryRaw<{ id: string }[]>`SELECT id FROM chat_conversations
		WHERE tenant_id = ${tenantId}::uuid AND person_state IN ('waiting', 'taken', 'missed')
			AND (person_state <> 'missed' OR last_message_at > ${new Date(now.getTime() - MISSED_SHOWN_MS)}::timestamptz)
		ORDER BY person_asked_at DESC, id DESC LIMIT ${MOST_SHOWN}`
	if (found.length === 0) return []
	return db().chatConversation.findMany({
		where: { tenantId, id: { in: found.map(({ id }) => id) }, personState: { in: LIVE } },
		orderBy: [{ personAskedAt: "desc" }, { id: "desc" }],
		select: ROW,
	})
}

export async function findPersonUpdate({ tenantId }: TenantScope, sessionId: string, after: number) {
	const found = await db().chatConversation.findUnique({
		where: { tenantId_sessionId: { tenantId, sessionId } },
		relationLoadStrategy: "join",
		select: {
			id: true,
			personState: true,
			messageCount: true,
			messages: { where: { position: { gt: after }, model: "person" }, orderBy: { position: "asc" } },
		},
	})
	return found ?? { id: null, personState: null, messageCount: 0, messages: [] }
}
export type PersonUpdateRow = Awaited<ReturnType<typeof findPersonUpdate>>
