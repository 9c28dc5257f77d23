import { db } from "@/lib/db/client"
import { likePattern } from "@/lib/db/fold-search-text"
import type { UnansweredQuestion } from "@/lib/db/generated/client"
import { decodeCursor, encodeCursor } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import type { TenantScope } from "@/lib/tenants/scope"

/** The list is ordered by how often a question was asked: the cursor's number is that count. */
function afterCount(cursor: string | undefined) {
	if (!cursor) return {}
	const { createdAt, id } = decodeCursor(cursor)
	// A forged cursor may exceed the column's range.
	const count = Math.min(createdAt.getTime(), 2_147_483_647)
	return { count: { lte: count }, OR: [{ count: { lt: count } }, { count, id: { lt: id } }] }
}

export interface AskedQuestion extends UnansweredQuestion {
	conversationId: string | null
}

/** By their words, because a question belongs to everyone who asked it. LIKE lets the search's index find them. */
async function findConversations(
	{ tenantId }: TenantScope,
	questions: UnansweredQuestion[],
): Promise<Map<string, string>> {
	const ids = questions.map(({ id }) => id)
	const patterns = questions.map(({ question }) => `%${likePattern(question)}%`)
	const found = await db().$queryRaw<{ id: string; conversationId: string }[]>`
		SELECT asked.id, last.id AS "conversationId"
		FROM unnest(${ids}::uuid[], ${patterns}::text[]) wanted (id, pattern)
		JOIN unanswered_questions asked ON asked.id = wanted.id AND asked.tenant_id = ${tenantId}::uuid
		CROSS JOIN LATERAL (
			SELECT c.id FROM chat_conversations c
			WHERE c.tenant_id = ${tenantId}::uuid AND c.search_text LIKE wanted.pattern AND EXISTS (
				SELECT FROM chat_messages m
				WHERE m.conversation_id = c.id AND m.role = 'user' AND m.content = asked.question
			)
			ORDER BY c.last_message_at DESC LIMIT 1
		) last`
	return new Map(found.map(({ id, conversationId }) => [id, conversationId]))
}

export async function listQuestions(
	scope: TenantScope,
	{ limit, cursor }: Paging,
): Promise<{ rows: AskedQuestion[]; nextCursor: string | null }> {
	const found = await db().unansweredQuestion.findMany({
		where: { tenantId: scope.tenantId, ...afterCount(cursor) },
		orderBy: [{ count: "desc" }, { id: "desc" }],
		take: limit + 1,
	})
	const rows = found.slice(0, limit)
	const last = rows.at(-1)
	const more = found.length > limit && last
	const conversations = rows.length > 0 ? await findConversations(scope, rows) : new Map<string, string>()
	const asked = rows.map((row) => ({ ...row, conversationId: conversations.get(row.id) ?? null }))
	return { rows: asked, nextCursor: more ? encodeCursor({ createdAt: new Date(last.count), id: last.id }) : null }
}

export async function findQuestion(scope: TenantScope, id: string): Promise<AskedQuestion | null> {
	const row = await db().unansweredQuestion.findFirst({ where: { id, tenantId: scope.tenantId } })
	if (!row) return null
	const conversations = await findConversations(scope, [row])
	return { ...row, conversationId: conversations.get(id) ?? null }
}

/** At most `limit`: visitors make these rows, and a badge needs no exact figure. */
export async function countQuestions({ tenantId }: TenantScope, limit: number): Promise<number> {
	const found = await db().unansweredQuestion.findMany({ where: { tenantId }, select: { id: true }, take: limit })
	return found.length
}
