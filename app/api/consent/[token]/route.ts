import { resource } from "@/lib/http/resource"
import { presentConsent } from "@/lib/submissions/consent/present"
import { findConsent } from "@/lib/submissions/consent/queries"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/consent/{token}": async ({ params }) => presentConsent(await findConsent(params.token)),
})
