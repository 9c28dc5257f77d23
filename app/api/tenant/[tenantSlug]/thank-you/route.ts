import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentThankYou } from "@/lib/tenants/present"
import { findTenantPage } from "@/lib/tenants/queries"
import { TenantParams } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}/thank-you", {
		params: TenantParams,
		handle: async ({ params }) => presentThankYou(await findTenantPage(params.tenantSlug)),
	}),
})
