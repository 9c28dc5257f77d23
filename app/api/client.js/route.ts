import { EVERY_ROUTE } from "@/app/every-route"
import { loadDescription } from "@/lib/description/loaders"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/client.js", {
		handle: async ({ request }) => {
			const { clientScript } = await loadDescription(EVERY_ROUTE)
			return new RawReply(serveText(request, { text: clientScript, contentType: "text/javascript" }))
		},
	}),
})
