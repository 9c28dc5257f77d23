import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { createWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook, presentWebhooks } from "@/lib/tenants/webhooks/present"
import { listWebhooks } from "@/lib/tenants/webhooks/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/webhooks": async ({ scope }) => presentWebhooks(await listWebhooks(scope)),
	"POST /api/admin/webhooks": async ({ scope, viewer, client, body }) => {
		const { row, secret } = await createWebhook(scope, { viewer, address: client.address }, body)
		return { webhook: presentWebhook(row), secret }
	},
})
