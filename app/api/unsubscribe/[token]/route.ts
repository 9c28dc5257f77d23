import { noContent, Reply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findUnsubscribe } from "@/lib/submissions/invitations/queries"
import { UnsubscribeParams } from "@/lib/submissions/invitations/schema"
import { unsubscribe } from "@/lib/submissions/invitations/visit-mutations"

const toPage = (token: string) => new Reply(303, null, { location: `/unsubscribe/${token}` })

/** POST only: mail scanners follow every link in a mail and must unsubscribe no one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/unsubscribe/{token}", {
		limit: "INVITATION_ADDRESS",
		params: UnsubscribeParams,
		handle: async ({ params }) => {
			await findUnsubscribe(params.token)
			return toPage(params.token)
		},
	}),
	POST: route("POST /api/unsubscribe/{token}", {
		limit: "INVITATION_ADDRESS",
		params: UnsubscribeParams,
		handle: async ({ request, params }) => {
			await unsubscribe(params.token)
			return request.headers.get("accept")?.includes("text/html") ? toPage(params.token) : noContent()
		},
	}),
})
