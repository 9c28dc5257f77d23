import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"
import { ALL, LISTED_COLUMNS, LISTED_JOINS, type ListedRow, SHARED } from "../widgets/queries"

export interface PlayedRow extends ListedRow {
	giftDisclosure: string | null
}

const OPEN = "t.id = $1 AND t.video_testimonials_enabled"
const IN_ORDER = "s.created_at DESC, s.id DESC"
/** Some of the newest may still be in preparation. */
const NEWEST_MAX = 20
/** No index has the order of ratings. */
const RATED_MAX = 1_000

const anyOf = (listed: string, most: number) => `(SELECT s.id FROM tenants t JOIN submissions s ON ${listed}
	WHERE ${OPEN} ORDER BY ${IN_ORDER} LIMIT ${most})`
const taggedOf = (listed: string, most: number) => `(SELECT s.id FROM tenants t JOIN submission_tags x ON x.tag_id = $2
	JOIN submissions s ON s.id = x.submission_id AND ${listed}
	WHERE ${OPEN} ORDER BY x.created_at DESC, x.submission_id DESC LIMIT ${most})`

/** Only one half finds anything; each has an index. */
const first = (from: typeof anyOf, most: number, order: string) => `
	SELECT ${LISTED_COLUMNS}, t.gift_disclosure AS "giftDisclosure"
	FROM (${from(ALL, most)} UNION ALL ${from(SHARED, most)}) found
	JOIN submissions s ON s.id = found.id JOIN tenants t ON t.id = s.tenant_id ${LISTED_JOINS}
	WHERE s.written_text IS NOT NULL OR p.video_key IS NOT NULL OR p.rendition_key IS NOT NULL
	ORDER BY ${order} LIMIT 1`

const BEST_FIRST = `s.stars DESC NULLS LAST, ${IN_ORDER}`
const NEWEST = {
	any: prepared("played-newest", first(anyOf, NEWEST_MAX, IN_ORDER)),
	tagged: prepared("played-newest-tagged", first(taggedOf, NEWEST_MAX, IN_ORDER)),
}
const BEST_RATED = {
	any: prepared("played-best-rated", first(anyOf, RATED_MAX, BEST_FIRST)),
	tagged: prepared("played-best-rated-tagged", first(taggedOf, RATED_MAX, BEST_FIRST)),
}

/** The first that a wall may show. Asked whenever one is played, so that a rejection or a withdrawal takes effect
 * immediately. */
export async function findPlayed({ tenantId }: TenantScope, { tag_id, rule }: PlayedWish): Promise<PlayedRow | null> {
	const by = rule === "newest" ? NEWEST : BEST_RATED
	const asked = tag_id === null ? by.any(tenantId) : by.tagged(tenantId, tag_id)
	const { rows } = await pool().query<PlayedRow>(asked)
	return rows[0] ?? null
}
