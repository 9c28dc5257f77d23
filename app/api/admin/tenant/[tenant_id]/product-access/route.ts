import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { setProductAccess } from "@/lib/tenants/mutations"
import { presentTenant } from "@/lib/tenants/present"
import { ProductAccess, TenantParams } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/tenant/{tenant_id}/product-access", {
		params: TenantParams,
		body: form(ProductAccess),
		handle: async ({ scope, viewer, client, params, body }) => {
			const actor = { viewer, address: client.address }
			return presentTenant(await setProductAccess(scope, actor, params.tenant_id, body))
		},
	}),
})
