import { db } from "@/lib/db/client"
import type { UnansweredQuestion } from "@/lib/db/generated/client"
import { decodeCursor, encodeCursor } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import type { TenantScope } from "@/lib/tenants/scope"

/** The list is ordered by how often a question was asked: the cursor's number is that, and not a time. */
function afterCount(cursor: string | undefined) {
	if (!cursor) return {}
	const { createdAt, id } = decodeCursor(cursor)
	// What a stranger wrote into a cursor may be more than the column holds.
	const count = Math.min(createdAt.getTime(), 2_147_483_647)
	return { count: { lte: count }, OR: [{ count: { lt: count } }, { count, id: { lt: id } }] }
}

/** What was asked most often first. */
export async function listQuestions(
	{ tenantId }: TenantScope,
	{ limit, cursor }: Paging,
): Promise<{ rows: UnansweredQuestion[]; nextCursor: string | null }> {
	const found = await db().unansweredQuestion.findMany({
		where: { tenantId, ...afterCount(cursor) },
		orderBy: [{ count: "desc" }, { id: "desc" }],
		take: limit + 1,
	})
	const rows = found.slice(0, limit)
	const last = rows.at(-1)
	const more = found.length > limit && last
	return { rows, nextCursor: more ? encodeCursor({ createdAt: new Date(last.count), id: last.id }) : null }
}
