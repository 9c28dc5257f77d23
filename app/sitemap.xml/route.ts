import { notFound } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"
import { SitemapQuery } from "@/lib/submissions/discovery/schema"
import { businessSitemap, sitemapIndex } from "@/lib/submissions/discovery/sitemap"
import { discoveryWords } from "@/lib/submissions/discovery/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /sitemap.xml", {
		limit: "SITEMAP_ADDRESS",
		query: SitemapQuery,
		handle: async ({ request, query: { business, after } }) => {
			const text = business === undefined ? await sitemapIndex() : await businessSitemap(business, after)
			if (text === null) throw notFound(discoveryWords.sitemapNotFound)
			return new RawReply(serveText(request, { text, contentType: "application/xml" }))
		},
	}),
})
