import { encodeCursor } from "@/lib/db/keyset"
import { env } from "@/lib/env"
import { escapeHtml } from "@/lib/mail/escape-html"
import { wallUrl } from "@/lib/tenants/page-url"
import { cursorOf, findWallOwner } from "../wall/queries"
import { listSitemapFiles, listSitemapIds, type SitemapFile } from "./queries"

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function listOf(list: "sitemapindex" | "urlset", entry: "sitemap" | "url", addresses: string[]): string {
	const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>\n`)
	return `${XML}<${list} ${NAMESPACE}>\n${entries.join("")}</${list}>\n`
}

function fileAddress({ slug, createdAt, id }: SitemapFile): string {
	const after = createdAt && id ? { after: encodeCursor({ createdAt, id }) } : undefined
	return `${env().APP_URL}/sitemap.xml?${new URLSearchParams({ business: slug, ...after })}`
}

export async function sitemapIndex(pageSize?: number): Promise<string> {
	return listOf("sitemapindex", "sitemap", (await listSitemapFiles(pageSize)).map(fileAddress))
}

/** Begins with the business's wall if that is published. Null if the business has no file. */
export async function businessSitemap(slug: string, after?: string, pageSize?: number): Promise<string | null> {
	const owner = await findWallOwner(slug)
	if (!owner?.showInSearch) return null
	const cursor = cursorOf(after)
	const ids = await listSitemapIds(slug, cursor, pageSize)
	const wall = !cursor && owner.wallEnabled && owner.count > 0 ? [wallUrl(slug)] : []
	return listOf("urlset", "url", [...wall, ...ids.map((id) => `${env().APP_URL}/testimonial/${id}`)])
}
