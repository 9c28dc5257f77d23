import { Reply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withdraw } from "@/lib/privacy/cross-domain-mutations"
import { ConsentParams } from "@/lib/submissions/consent/schema"

/** POST only: mail scanners follow every link in a mail and must not withdraw a consent. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/consent/{token}/withdraw", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		handle: async ({ request, params }) => {
			const withdrawnAt = await withdraw(params.token)
			// The page's form was sent without JavaScript: redirect to the page, which shows the new state.
			if (request.headers.get("accept")?.includes("text/html")) {
				return new Reply(303, null, { location: `/consent/${params.token}` })
			}
			return { withdrawn_at: withdrawnAt.toISOString() }
		},
	}),
})
