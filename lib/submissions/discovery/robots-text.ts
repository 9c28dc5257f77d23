import { env } from "@/lib/env"

/**
 * Rules for crawlers. Pages say themselves that they are not to be indexed; a crawler that may not read a page cannot
 * learn that, and lists its bare address. Of the calls, widgets and embeds are read while a crawler draws other pages.
 */
export function robotsText(): string {
	return `User-agent: *
Disallow: /api/
Allow: /api/widget/
Allow: /api/oembed

Sitemap: ${env().APP_URL}/sitemap.xml
`
}
