import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { setProductAccess } from "@/lib/tenants/mutations"
import { presentTenant } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"PUT /api/admin/tenant/{tenant_id}/product-access": async ({ scope, viewer, client, params, body }) => {
		const actor = { viewer, address: client.address }
		return presentTenant(await setProductAccess(scope, actor, params.tenant_id, body))
	},
})
