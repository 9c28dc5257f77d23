import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveEmbed } from "@/lib/http/serve-embed"
import { embedGoneHtml, embedHtml } from "@/lib/submissions/discovery/embed-html"
import { loadFoundWall } from "@/lib/submissions/discovery/loaders"
import { embeddedVideos } from "@/lib/submissions/discovery/present"
import { discoveryWords } from "@/lib/submissions/discovery/words"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import * as testimonialWords from "@/lib/submissions/words-public"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /embed/wall/{tenantSlug}": async ({ request, params }) => {
		const wall = await loadFoundWall(params.tenantSlug)
		if (!wall) return new RawReply(serveEmbed(request, embedGoneHtml(discoveryWords.wallEmbedGone), 404))
		return new RawReply(
			serveEmbed(request, embedHtml(testimonialWords.wallTitle(wall.business.name), embeddedVideos(wall))),
		)
	},
})
