import { resource } from "@/lib/http/resource"
import { createKey } from "@/lib/tenants/api-keys/mutations"
import { presentKey, presentKeys } from "@/lib/tenants/api-keys/present"
import { listKeys } from "@/lib/tenants/api-keys/queries"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/api-keys": async ({ scope }) => presentKeys(await listKeys(scope)),
	"POST /api/admin/api-keys": async ({ scope, viewer, client, body }) => {
		const { row, key } = await createKey(scope, { viewer, address: client.address }, body)
		return { api_key: presentKey(row), key }
	},
})
