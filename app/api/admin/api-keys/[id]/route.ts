import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { revokeKey } from "@/lib/tenants/api-keys/mutations"
import { KeyParams } from "@/lib/tenants/api-keys/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/api-keys/{id}", {
		params: KeyParams,
		handle: async ({ scope, viewer, client, params }) => {
			await revokeKey(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
