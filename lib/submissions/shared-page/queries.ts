import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import { isListed, LISTED_SQL } from "../policy"

const MORE_MAX = 6

/** The conditions of the partial index, as literals: it is not used for a status that arrives as a parameter. */
const LISTED = `s.tenant_id = $1 AND ${LISTED_SQL} AND s.id <> $2`

const newestListed = prepared(
	"newest-listed",
	`SELECT id FROM (
		(SELECT s.id, s.created_at, s.pinned_at FROM submissions s WHERE ${LISTED} AND s.pinned_at IS NOT NULL
			ORDER BY s.pinned_at DESC, s.id DESC LIMIT ${MORE_MAX})
		UNION ALL
		(SELECT s.id, s.created_at, s.pinned_at FROM submissions s WHERE ${LISTED} AND s.pinned_at IS NULL
			ORDER BY s.created_at DESC, s.id DESC LIMIT ${MORE_MAX})
	) listed ORDER BY pinned_at DESC NULLS LAST, created_at DESC, id DESC LIMIT ${MORE_MAX}`,
)

export async function findMore(tenantId: string, besides: string) {
	const newest = await pool().query<{ id: string }>(newestListed(tenantId, besides))
	if (newest.rows.length === 0) return []
	const order = newest.rows.map(({ id }) => id)
	const rows = await db().submission.findMany({
		where: { id: { in: order } },
		select: {
			id: true,
			name: true,
			relation: true,
			writtenText: true,
			giftOffered: true,
			posterKey: true,
			status: true,
			sharedAt: true,
			withdrawnAt: true,
			tenant: { select: { isActive: true, publicSharedOnly: true, giftDisclosure: true } },
			captions: { select: { state: true, headline: true, language: true } },
		},
	})
	return rows.filter(isListed).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}
export type MoreRow = Awaited<ReturnType<typeof findMore>>[number]
