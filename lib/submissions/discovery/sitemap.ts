import { encodeCursor } from "@/lib/db/keyset"
import { env } from "@/lib/env"
import { inLanguageOf } from "@/lib/languages/keep-language"
import { languageAlternates } from "@/lib/languages/offer"
import { escapeHtml } from "@/lib/mail/escape-html"
import { spokenOf } from "@/lib/tenants/languages/loaders"
import { wallUrl } from "@/lib/tenants/page-url"
import { cursorOf, findWallOwner } from "../wall/queries"
import { listSitemapFiles, listSitemapIds, type SitemapFile } from "./queries"

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const entryOf = (entry: "sitemap" | "url", address: string, links = "") =>
	`<${entry}><loc>${escapeHtml(address)}</loc>${links}</${entry}>\n`

const fileOf = (list: "sitemapindex" | "urlset", entries: string[], namespaces = NAMESPACE) =>
	`${XML}<${list} ${namespaces}>\n${entries.join("")}</${list}>\n`

/** Each language of a page has an address, which names all others. */
function inLanguages(address: string, codes: readonly string[]): string[] {
	const links = Object.entries(languageAlternates(address, codes)).map(
		([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`,
	)
	return codes.map((code) => entryOf("url", inLanguageOf(address, code), links.join("")))
}

function fileAddress({ slug, createdAt, id }: SitemapFile): string {
	const after = createdAt && id ? { after: encodeCursor({ createdAt, id }) } : undefined
	return `${env().APP_URL}/sitemap.xml?${new URLSearchParams({ business: slug, ...after })}`
}

export async function sitemapIndex(pageSize?: number): Promise<string> {
	const files = await listSitemapFiles(pageSize)
	return fileOf(
		"sitemapindex",
		files.map((file) => entryOf("sitemap", fileAddress(file))),
	)
}

/** Begins with the business's wall if that is published. Null if the business has no file. */
export async function businessSitemap(slug: string, after?: string, pageSize?: number): Promise<string | null> {
	const owner = await findWallOwner(slug)
	if (!owner?.showInSearch) return null
	const cursor = cursorOf(after)
	const ids = await listSitemapIds(slug, cursor, pageSize)
	const wall = !cursor && owner.wallEnabled && owner.count > 0 ? [wallUrl(slug)] : []
	const addresses = [...wall, ...ids.map((id) => `${env().APP_URL}/testimonial/${id}`)]
	const codes = spokenOf(owner).map(({ code }) => code)
	if (codes.length < 2)
		return fileOf(
			"urlset",
			addresses.map((address) => entryOf("url", address)),
		)
	return fileOf(
		"urlset",
		addresses.flatMap((address) => inLanguages(address, codes)),
		`${NAMESPACE} ${LINKS}`,
	)
}
