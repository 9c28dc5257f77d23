import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { setTenantActive } from "@/lib/tenants/mutations"
import { presentTenant } from "@/lib/tenants/present"
import { TenantActivity, TenantParams } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PATCH: route("PATCH /api/admin/tenant/{tenant_id}", {
		params: TenantParams,
		body: json(TenantActivity),
		handle: async ({ scope, viewer, client, params, body }) => {
			const actor = { viewer, address: client.address }
			return presentTenant(await setTenantActive(scope, actor, params.tenant_id, body.is_active))
		},
	}),
})
