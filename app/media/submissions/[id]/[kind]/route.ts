import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveObject } from "@/lib/http/serve-object"
import { serveText } from "@/lib/http/serve-text"
import { findCaptionsFile, findMedia } from "@/lib/submissions/find-media"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /media/submissions/{id}/{kind}": async ({ request, params, query }) => {
		if (params.kind === "captions") {
			return new RawReply(serveText(request, await findCaptionsFile(params.id, query)))
		}
		const media = await findMedia(params.id, params.kind, query)
		return new RawReply(await serveObject(request, media))
	},
})
