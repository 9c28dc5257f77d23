import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentTenantPage } from "@/lib/tenants/present"
import { findTenantPage } from "@/lib/tenants/queries"
import { TenantParams } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}", {
		params: TenantParams,
		handle: async ({ params }) => presentTenantPage(await findTenantPage(params.tenantSlug)),
	}),
})
