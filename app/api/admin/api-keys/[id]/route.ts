import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { revokeKey } from "@/lib/tenants/api-keys/mutations"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"DELETE /api/admin/api-keys/{id}": async ({ scope, viewer, client, params }) => {
		await revokeKey(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
