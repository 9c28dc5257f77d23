import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveText } from "@/lib/http/serve-text"
import { robotsText } from "@/lib/submissions/discovery/robots-text"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /robots.txt", {
		handle: ({ request }) => new RawReply(serveText(request, { text: robotsText(), contentType: "text/plain" })),
	}),
})
