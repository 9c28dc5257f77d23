import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { removeTenantAsset } from "@/lib/tenants/assets/mutations"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"DELETE /api/admin/tenant-asset/{asset}": async ({ scope, viewer, client, params }) => {
		await removeTenantAsset(scope, { viewer, address: client.address }, params.asset)
		return noContent()
	},
})
