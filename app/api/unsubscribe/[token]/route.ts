import { backToPage } from "@/lib/http/back-to-page"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { findUnsubscribe } from "@/lib/submissions/invitations/queries"
import { unsubscribe } from "@/lib/submissions/invitations/visit-mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

const toPage = (request: Request, token: string) => backToPage(request, `/unsubscribe/${token}`)

/** POST only: mail scanners follow every link in a mail and must unsubscribe no one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/unsubscribe/{token}": async ({ request, params }) => {
		await findUnsubscribe(params.token)
		return toPage(request, params.token)
	},
	"POST /api/unsubscribe/{token}": async ({ request, params }) => {
		await unsubscribe(params.token)
		return request.headers.get("accept")?.includes("text/html") ? toPage(request, params.token) : noContent()
	},
})
