import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { removeTenantAsset } from "@/lib/tenants/assets/mutations"
import { TenantAssetParams } from "@/lib/tenants/assets/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/tenant-asset/{asset}", {
		params: TenantAssetParams,
		handle: async ({ scope, viewer, client, params }) => {
			await removeTenantAsset(scope, { viewer, address: client.address }, params.asset)
			return noContent()
		},
	}),
})
