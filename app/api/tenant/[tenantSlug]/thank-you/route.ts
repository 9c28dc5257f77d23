import { resource } from "@/lib/http/resource"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import { presentThankYou } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/tenant/{tenantSlug}/thank-you": ({ tenant }) => presentThankYou(tenant),
})
