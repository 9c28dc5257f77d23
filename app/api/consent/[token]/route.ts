import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentConsent } from "@/lib/submissions/consent/present"
import { findConsent } from "@/lib/submissions/consent/queries"
import { ConsentParams } from "@/lib/submissions/consent/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/consent/{token}", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		handle: async ({ params }) => presentConsent(await findConsent(params.token)),
	}),
})
