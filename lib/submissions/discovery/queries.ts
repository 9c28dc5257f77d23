import { pool } from "@/lib/db/client"
import { sharedRead } from "@/lib/db/in-batches"
import type { Cursor } from "@/lib/db/keyset"
import { prepared } from "@/lib/db/prepared"
import { LISTED_SQL } from "../policy"

/** The protocol allows 50,000 addresses a file. This many are read and sent together: each testimonial has one for each
 * language among which its visitors choose. */
export const SITEMAP_PAGE = 5_000
const SITEMAPS_MAX = 50_000

const FOUND_BUSINESS = "t.show_in_search AND t.is_active AND t.video_testimonials_enabled"
const APPROVED_COUNT = `coalesce((SELECT n.count FROM submission_counts n
	WHERE n.tenant_id = t.id AND n.status = 'approved'), 0)`

/** One file of a business: its first, or the one after the testimonial that `createdAt` and `id` name. */
export interface SitemapFile {
	slug: string
	createdAt: Date | null
	id: string | null
}

const LANGUAGES = "CASE WHEN t.visitor_language THEN greatest(cardinality(t.languages), 1) ELSE 1 END"
const perFile = (page: string) => `greatest(${page}::int / ${LANGUAGES}, 1)`

/** Keys are counted out only for a business whose counter says that one file does not hold them. */
const sitemapFiles = prepared(
	"sitemap-files",
	`SELECT t.slug, k.created_at AS "createdAt", k.id FROM tenants t CROSS JOIN LATERAL (
		SELECT NULL::timestamptz AS created_at, NULL::uuid AS id
		UNION ALL
		(SELECT created_at, id FROM (
			SELECT s.created_at, s.id, row_number() OVER newest AS place, lead(s.id) OVER newest AS next
			FROM submissions s WHERE ${APPROVED_COUNT} > ${perFile("$1")} AND s.tenant_id = t.id AND ${LISTED_SQL}
			WINDOW newest AS (ORDER BY s.created_at DESC, s.id DESC)
		) counted WHERE place % ${perFile("$1")} = 0 AND next IS NOT NULL ORDER BY place)
	) k WHERE ${FOUND_BUSINESS} AND ${APPROVED_COUNT} > 0 LIMIT ${SITEMAPS_MAX}`,
)

/** Anyone may ask, and counting out keys reads all of a large business's testimonials: simultaneous calls share it. */
const readFiles = sharedRead(async (pageSize): Promise<readonly SitemapFile[]> => {
	const { rows } = await pool().query<SitemapFile>(sitemapFiles(Number(pageSize)))
	return rows
})

export function listSitemapFiles(pageSize = SITEMAP_PAGE): Promise<readonly SitemapFile[]> {
	return readFiles(String(pageSize))
}

const sitemapIds = (
	after: string,
) => `SELECT s.id FROM tenants t JOIN submissions s ON s.tenant_id = t.id AND ${LISTED_SQL}
	WHERE t.slug = $1 AND ${FOUND_BUSINESS} ${after}
	ORDER BY s.created_at DESC, s.id DESC LIMIT (SELECT ${perFile("$2")} FROM tenants t WHERE t.slug = $1)`
const firstSitemapIds = prepared("first-sitemap-ids", sitemapIds(""))
const nextSitemapIds = prepared("next-sitemap-ids", sitemapIds("AND (s.created_at, s.id) < ($3, $4)"))

export async function listSitemapIds(slug: string, after: Cursor | null, pageSize = SITEMAP_PAGE): Promise<string[]> {
	const asked = after ? nextSitemapIds(slug, pageSize, after.createdAt, after.id) : firstSitemapIds(slug, pageSize)
	const { rows } = await pool().query<{ id: string }>(asked)
	return rows.map(({ id }) => id)
}
