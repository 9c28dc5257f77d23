import { EVERY_ROUTE } from "@/app/every-route"
import { loadDescription } from "@/lib/description/loaders"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/openapi.json", {
		handle: async ({ request }) => {
			const { text } = await loadDescription(EVERY_ROUTE)
			// Any page may read it: tools that show or try an API do so from their own origin.
			return new RawReply(serveText(request, { text, contentType: "application/json", readableBy: [] }))
		},
	}),
})
