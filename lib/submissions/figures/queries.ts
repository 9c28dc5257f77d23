import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"

/** A pending testimonial counts after this many days, so that leaving it unread hides nothing. */
const PENDING_DAYS = 30

export interface Rating {
	/** With one decimal. */
	average: number
	count: number
	/** ISO time. Rejections from before it are not counted, since the business has not sorted them yet. Null if all are. */
	since: string | null
}

/** One rejected without a reason counts as rejected for its opinion. */
const COUNTED = `(n.outcome IN ('approved', 'rejected')
	OR n.outcome = 'pending' AND n.pending_since <= (now() AT TIME ZONE 'UTC')::date - ${PENDING_DAYS})`

/** The Rating of a tenant t as JSON; null without any. It reads counters alone, and never a testimonial. */
export const RATING = `(SELECT json_build_object(
		'average', round(sum(n.stars * n.count) / sum(n.count), 1)::float8, 'count', sum(n.count)::float8,
		'since', CASE WHEN EXISTS (SELECT FROM testimonial_counts u
			WHERE u.tenant_id = t.id AND u.outcome = 'unsorted' AND u.count > 0) THEN t.rejections_counted_since END)
	FROM testimonial_counts n WHERE n.tenant_id = t.id AND n.stars > 0 AND ${COUNTED} HAVING sum(n.count) > 0)`

export interface Figure {
	/** pending, approved, withdrawn, rejected (without a reason), or a reason. */
	outcome: string
	source: "own" | "invited" | "imported"
	gift: boolean
	count: number
}

const figures = prepared(
	"testimonial-figures",
	`SELECT outcome, source, gift, sum(count)::float8 AS count FROM testimonial_counts
	WHERE tenant_id = $1 GROUP BY 1, 2, 3 HAVING sum(count) > 0`,
)

export async function listFigures(tenantId: string): Promise<Figure[]> {
	const { rows } = await pool().query<Figure>(figures(tenantId))
	return rows
}
