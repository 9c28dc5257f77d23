import { resource } from "@/lib/http/resource"
import { readConsent } from "@/lib/submissions/consent/loaders"
import { presentConsent } from "@/lib/submissions/consent/present"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/consent/{token}": async ({ params }) => presentConsent(await readConsent(params.token)),
})
