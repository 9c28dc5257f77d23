import { db, pool } from "@/lib/db/client"
import { NEWEST_FIRST } from "@/lib/db/keyset"
import { prepared } from "@/lib/db/prepared"
import { isListed } from "../policy"

const MORE_MAX = 6

/** The conditions of the partial index, as literals: it is not used for a status that arrives as a parameter. */
const newestListed = prepared(
	"newest-listed",
	`SELECT id FROM submissions
	WHERE tenant_id = $1 AND status = 'approved' AND shared_at IS NOT NULL AND withdrawn_at IS NULL AND id <> $2
	ORDER BY created_at DESC, id DESC LIMIT ${MORE_MAX}`,
)

/** The newest of a tenant's other testimonials that it shows to everyone. policy.ts decides. */
export async function findMore(tenantId: string, besides: string) {
	const newest = await pool().query<{ id: string }>(newestListed(tenantId, besides))
	if (newest.rows.length === 0) return []
	const rows = await db().submission.findMany({
		where: { id: { in: newest.rows.map(({ id }) => id) } },
		orderBy: NEWEST_FIRST,
		select: {
			id: true,
			name: true,
			writtenText: true,
			posterKey: true,
			status: true,
			sharedAt: true,
			withdrawnAt: true,
			tenant: { select: { isActive: true, publicSharedOnly: true } },
			captions: { select: { state: true, headline: true, language: true } },
		},
	})
	return rows.filter(isListed)
}
export type MoreRow = Awaited<ReturnType<typeof findMore>>[number]
