import { Reply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { withdraw } from "@/lib/people/cross-domain-mutations"
import { ConsentParams } from "@/lib/submissions/consent/schema"

/** A POST alone: mail scanners follow every link of a mail, and must not withdraw anything by it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/consent/{token}/withdraw", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		handle: async ({ request, params }) => {
			const withdrawnAt = await withdraw(params.token)
			// The page's form, where its script has not come: back to the page, which shows what has become of it.
			if (request.headers.get("accept")?.includes("text/html")) {
				return new Reply(303, null, { location: `/consent/${params.token}` })
			}
			return { withdrawn_at: withdrawnAt.toISOString() }
		},
	}),
})
