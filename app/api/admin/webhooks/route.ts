import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook, presentWebhooks } from "@/lib/tenants/webhooks/present"
import { listWebhooks } from "@/lib/tenants/webhooks/queries"
import { NewWebhook } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/webhooks", {
		handle: async ({ scope }) => presentWebhooks(await listWebhooks(scope)),
	}),
	POST: route("POST /api/admin/webhooks", {
		body: json(NewWebhook),
		handle: async ({ scope, viewer, client, body }) => {
			const { row, secret } = await createWebhook(scope, { viewer, address: client.address }, body)
			return { webhook: presentWebhook(row), secret }
		},
	}),
})
