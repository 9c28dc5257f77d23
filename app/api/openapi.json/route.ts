import { descriptionCalls } from "@/lib/description/calls"
import { loadDescription } from "@/lib/description/loaders"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(descriptionCalls, {
	"GET /api/openapi.json": ({ request }) => {
		const { text } = loadDescription()
		// Any page may read it: tools that show or try an API do so from their own origin.
		return new RawReply(serveText(request, { text, contentType: "application/json", readableBy: [] }))
	},
})
