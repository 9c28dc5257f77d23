import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { setTenantActive } from "@/lib/tenants/mutations"
import { presentTenant } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"PATCH /api/admin/tenant/{tenant_id}": async ({ scope, viewer, client, params, body }) => {
		const actor = { viewer, address: client.address }
		return presentTenant(await setTenantActive(scope, actor, params.tenant_id, body.is_active))
	},
})
