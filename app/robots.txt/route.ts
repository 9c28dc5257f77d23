import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveText } from "@/lib/http/serve-text"
import { robotsText } from "@/lib/submissions/discovery/robots-text"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /robots.txt": ({ request }) =>
		new RawReply(serveText(request, { text: robotsText(), contentType: "text/plain" })),
})
