import { descriptionCalls } from "@/lib/description/calls"
import { loadDescription } from "@/lib/description/loaders"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(descriptionCalls, {
	"GET /api/client.js": ({ request }) => {
		const { clientScript } = loadDescription()
		return new RawReply(serveText(request, { text: clientScript, contentType: "text/javascript" }))
	},
})
