import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveMade, serveObject } from "@/lib/http/serve-object"
import { serveText } from "@/lib/http/serve-text"
import { findCaptionsFile, findMedia } from "@/lib/submissions/find-media"
import { linkCard } from "@/lib/submissions/link-card"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /media/submissions/{id}/{kind}": async ({ request, params, query }) => {
		if (params.kind === "captions") {
			return new RawReply(serveText(request, await findCaptionsFile(params.id, query)))
		}
		const media = await findMedia(params.id, params.kind, query)
		if (params.kind === "poster" && query.format === "card") {
			const card = { ...media, etag: `${media.etag}-card` }
			return new RawReply(await serveMade(request, card, () => linkCard(card)))
		}
		return new RawReply(await serveObject(request, media))
	},
})
