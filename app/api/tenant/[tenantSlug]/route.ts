import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentTenantPage } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}", { handle: ({ tenant }) => presentTenantPage(tenant) }),
})
