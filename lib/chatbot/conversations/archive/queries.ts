import { db } from "@/lib/db/client"
import { exportCsv } from "@/lib/db/export-csv"
import { likePattern } from "@/lib/db/fold-search-text"
import type { Prisma } from "@/lib/db/generated/client"
import { cutPage, decodeCursor } from "@/lib/db/keyset"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { csvQuery } from "./csv-query"
import { CONVERSATION_NOT_FOUND, type ConversationFilter, type ConversationsQuery } from "./schema"

/** Above what the limits let a visitor write in a day. */
const MESSAGES_SHOWN = 2_000

const ROW = {
	id: true,
	createdAt: true,
	lastMessageAt: true,
	messageCount: true,
	firstQuestion: true,
	lead: { select: { name: true, email: true } },
} as const satisfies Prisma.ChatConversationSelect
export type ConversationRow = Prisma.ChatConversationGetPayload<{ select: typeof ROW }>

/** As afterCursor(), over the time of the last message. */
function afterLastMessage(cursor: string | undefined) {
	if (!cursor) return {}
	const { createdAt: lastMessageAt, id } = decodeCursor(cursor)
	return {
		lastMessageAt: { lte: lastMessageAt },
		OR: [{ lastMessageAt: { lt: lastMessageAt } }, { lastMessageAt, id: { lt: id } }],
	}
}

/** The one that was written in last comes first. `q` is searched for in what visitors wrote and in who they are. */
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
	const { nextCursor } = cutPage(
		found.map(({ id, lastMessageAt }) => ({ id, createdAt: lastMessageAt })),
		limit,
	)
	return { rows: found.slice(0, limit), nextCursor }
}

/** With its messages, oldest first, and its visitor. @throws `not_found` where this tenant has none of this id. */
export async function findConversation({ tenantId }: TenantScope, id: string) {
	const conversation = await db().chatConversation.findFirst({
		where: { id, tenantId },
		select: { ...ROW, lead: true, messages: { orderBy: { position: "asc" }, take: MESSAGES_SHOWN } },
	})
	if (!conversation) throw notFound(CONVERSATION_NOT_FOUND)
	return conversation
}

export type WholeConversation = Awaited<ReturnType<typeof findConversation>>

/** A row for each message; all conversations of the filter, the rest as exportCsv() says. */
export function exportConversations(
	scope: TenantScope,
	filter: ConversationFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	return exportCsv(csvQuery(scope, filter), signal)
}
