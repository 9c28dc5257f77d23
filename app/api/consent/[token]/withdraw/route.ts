import { backToPage } from "@/lib/http/back-to-page"
import { resource } from "@/lib/http/resource"
import { withdraw } from "@/lib/privacy/cross-domain-mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

/** POST only: mail scanners follow every link in a mail and must not withdraw a consent. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/consent/{token}/withdraw": async ({ request, params }) => {
		const withdrawnAt = await withdraw(params.token)
		// The page's form was sent without JavaScript: redirect to the page, which shows the new state.
		if (request.headers.get("accept")?.includes("text/html")) return backToPage(request, `/consent/${params.token}`)
		return { withdrawn_at: withdrawnAt.toISOString() }
	},
})
