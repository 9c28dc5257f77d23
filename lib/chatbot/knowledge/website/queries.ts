import { type Db, db, pool } from "@/lib/db/client"
import type { Website } from "@/lib/db/generated/client"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import type { WebsitePage } from "./answers"
import { websiteProblems } from "./words"

export interface WebsiteFigures {
	met: number
	read: number
	found: number
	taken: number
	learning: number
	gone: number
}
export type WebsiteRow = Website & { figures: WebsiteFigures }

const NO_FIGURES: WebsiteFigures = { met: 0, read: 0, found: 0, taken: 0, learning: 0, gone: 0 }
const FIGURES = `SELECT p.website_id AS id, count(*) FILTER (WHERE p.met_in = w.reading)::int AS met,
		count(*) FILTER (WHERE p.met_in = w.reading AND p.read_in = w.reading)::int AS read,
		count(*) FILTER (WHERE p.content <> '' AND (p.state <> 'skipped' OR p.source_id IS NOT NULL))::int AS found, count(p.source_id)::int AS taken,
		count(*) FILTER (WHERE s.status = 'processing')::int AS learning,
		count(*) FILTER (WHERE p.state = 'gone' AND p.source_id IS NOT NULL)::int AS gone
	FROM website_pages p JOIN websites w ON w.id = p.website_id LEFT JOIN knowledge_sources s ON s.id = p.source_id
	WHERE w.tenant_id = $1 GROUP BY p.website_id`

export type PageRow = Pick<WebsitePage, "id" | "state" | "reason" | "title" | "language"> & {
	path: string
	length: number
	bytes: number
	isTaken: boolean
}

// What is knowledge comes first, then what can be, then the rest.
const PAGES = `SELECT id, path, state, reason, title, language, length(content) AS length,
		octet_length(content) AS bytes, source_id IS NOT NULL AS "isTaken"
	FROM website_pages WHERE website_id = $1 AND (met_in = $2 OR source_id IS NOT NULL OR content <> '')
	ORDER BY content = '', depth, created_at, path`

async function withFigures(tenantId: string, websites: Website[]): Promise<WebsiteRow[]> {
	if (websites.length === 0) return []
	const { rows } = await pool().query<WebsiteFigures & { id: string }>(FIGURES, [tenantId])
	return websites.map((website) => ({ ...website, figures: rows.find(({ id }) => id === website.id) ?? NO_FIGURES }))
}

export async function listWebsites({ tenantId }: TenantScope): Promise<WebsiteRow[]> {
	return withFigures(tenantId, await db().website.findMany({ where: { tenantId }, orderBy: { createdAt: "asc" } }))
}

export async function findWebsite(tx: Db, { tenantId }: TenantScope, id: string): Promise<Website> {
	const website = await tx.website.findFirst({ where: { id, tenantId } })
	if (!website) throw notFound(websiteProblems.notFound)
	return website
}

export async function findWholeWebsite(
	scope: TenantScope,
	id: string,
): Promise<{ website: WebsiteRow; pages: PageRow[] }> {
	const found = await findWebsite(db(), scope, id)
	const [[website = { ...found, figures: NO_FIGURES }], { rows }] = await Promise.all([
		withFigures(scope.tenantId, [found]),
		pool().query<PageRow>(PAGES, [id, found.reading]),
	])
	return { website, pages: rows }
}
