import { env } from "@/lib/env"

/** Pages themselves ask not to be indexed; a crawler that may not read a page cannot learn that, and lists its bare
 * address. Crawlers read widgets and embeds while they draw other pages. */
export function robotsText(): string {
	return `User-agent: *
Disallow: /api/
Allow: /api/widget/
Allow: /api/oembed

Sitemap: ${env().APP_URL}/sitemap.xml
`
}
