import { notFound } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"
import { businessSitemap, sitemapIndex } from "@/lib/submissions/discovery/sitemap"
import { discoveryWords } from "@/lib/submissions/discovery/words"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /sitemap.xml": async ({ request, query: { business, after } }) => {
		const text = business === undefined ? await sitemapIndex() : await businessSitemap(business, after)
		if (text === null) throw notFound(discoveryWords.sitemapNotFound)
		return new RawReply(serveText(request, { text, contentType: "application/xml" }))
	},
})
