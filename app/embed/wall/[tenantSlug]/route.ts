import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveEmbed } from "@/lib/http/serve-embed"
import { embedGoneHtml, embedHtml } from "@/lib/submissions/discovery/embed-html"
import { loadFoundWall } from "@/lib/submissions/discovery/loaders"
import { embeddedVideos } from "@/lib/submissions/discovery/present"
import { WallEmbedParams } from "@/lib/submissions/discovery/schema"
import { discoveryWords } from "@/lib/submissions/discovery/words"
import * as testimonialWords from "@/lib/submissions/words-public"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /embed/wall/{tenantSlug}", {
		params: WallEmbedParams,
		handle: async ({ request, params }) => {
			const wall = await loadFoundWall(params.tenantSlug)
			if (!wall) return new RawReply(serveEmbed(request, embedGoneHtml(discoveryWords.wallEmbedGone), 404))
			return new RawReply(
				serveEmbed(request, embedHtml(testimonialWords.wallTitle(wall.business.name), embeddedVideos(wall))),
			)
		},
	}),
})
