import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createKey } from "@/lib/tenants/api-keys/mutations"
import { presentKey, presentKeys } from "@/lib/tenants/api-keys/present"
import { listKeys } from "@/lib/tenants/api-keys/queries"
import { NewApiKey } from "@/lib/tenants/api-keys/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/api-keys", {
		handle: async ({ scope }) => presentKeys(await listKeys(scope)),
	}),
	POST: route("POST /api/admin/api-keys", {
		body: json(NewApiKey),
		handle: async ({ scope, viewer, client, body }) => {
			const { row, key } = await createKey(scope, { viewer, address: client.address }, body)
			return { api_key: presentKey(row), key }
		},
	}),
})
