import { resource } from "@/lib/http/resource"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"
import { presentTenantPage } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/tenant/{tenantSlug}": ({ tenant }) => presentTenantPage(tenant),
})
