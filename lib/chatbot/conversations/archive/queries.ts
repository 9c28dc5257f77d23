import { type Db, db } from "@/lib/db/client"
import { exportCsv } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import { Prisma } from "@/lib/db/generated/client"
import { decodeCursor, paginate } from "@/lib/db/keyset"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { citeMessages } from "../../citations/cite-messages"
import type { FindSpoken } from "../../citations/pick-quote"
import { csvQuery } from "./csv-query"
import { CONVERSATION_NOT_FOUND, type ConversationFilter, type ConversationsQuery } from "./schema"

/** More than the rate limits let a visitor write in a day. */
const MESSAGES_SHOWN = 2_000

const ROW = {
	id: true,
	createdAt: true,
	lastMessageAt: true,
	messageCount: true,
	firstQuestion: true,
	language: true,
	lead: { select: { name: true, email: true } },
} as const satisfies Prisma.ChatConversationSelect
export type ConversationRow = Prisma.ChatConversationGetPayload<{ select: typeof ROW }>

function afterLastMessage(cursor: string | undefined) {
	if (!cursor) return {}
	const { createdAt: lastMessageAt, id } = decodeCursor(cursor)
	return {
		lastMessageAt: { lte: lastMessageAt },
		OR: [{ lastMessageAt: { lt: lastMessageAt } }, { lastMessageAt, id: { lt: id } }],
	}
}

/** The most recently active first. `q` searches what visitors wrote and who they are. */
export async function listConversations(
	{ tenantId }: TenantScope,
	{ q, limit, cursor }: ConversationsQuery,
): Promise<{ rows: ConversationRow[]; nextCursor: string | null }> {
	const found = await db().chatConversation.findMany({
		where: { tenantId, ...(q ? { searchText: { contains: likePattern(q) } } : {}), ...afterLastMessage(cursor) },
		orderBy: [{ lastMessageAt: "desc" }, { id: "desc" }],
		take: limit + 1,
		select: ROW,
	})
	const { nextCursor } = paginate(
		found.map(({ id, lastMessageAt }) => ({ id, createdAt: lastMessageAt })),
		limit,
	)
	return { rows: found.slice(0, limit), nextCursor }
}

/** Messages oldest first. @throws `not_found`. */
export async function findConversation(scope: TenantScope, id: string, findSpoken: FindSpoken) {
	const { tenantId } = scope
	const conversation = await db().chatConversation.findFirst({
		where: { id, tenantId },
		select: { ...ROW, lead: true, messages: { orderBy: { position: "asc" }, take: MESSAGES_SHOWN } },
	})
	if (!conversation) throw notFound(CONVERSATION_NOT_FOUND)
	return { ...conversation, messages: await citeMessages(scope, conversation.messages, findSpoken) }
}

export function findAsking({ tenantId }: TenantScope, id: string) {
	return db().chatConversation.findFirst({
		where: { id, tenantId },
		select: { ...ROW, personState: true, personAskedAt: true },
	})
}
export type AskingRow = NonNullable<Awaited<ReturnType<typeof findAsking>>>

export type WholeConversation = Awaited<ReturnType<typeof findConversation>>

/** Silent since then, and no person answers it or is asked for. */
export const endedBefore = (before: Date) =>
	Prisma.sql`c.last_message_at < ${before} AND (c.person_state IS NULL OR c.person_state NOT IN ('waiting', 'taken'))`

/** `oldest`: when something was last said in the oldest of them. */
export async function countEndedConversations(
	tx: Db,
	{ tenantId }: TenantScope,
	before: Date,
): Promise<{ count: number; oldest: Date | null }> {
	const [found = { count: 0, oldest: null }] = await tx.$queryRaw<{ count: number; oldest: Date | null }[]>`
		SELECT count(*)::int AS count, min(c.last_message_at) AS oldest FROM chat_conversations c
		WHERE c.tenant_id = ${tenantId}::uuid AND ${endedBefore(before)}`
	return found
}

export function exportConversations(
	scope: TenantScope,
	filter: ConversationFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	return exportCsv(csvQuery(scope, filter), signal)
}
