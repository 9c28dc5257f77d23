import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { replaceSecret } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook } from "@/lib/tenants/webhooks/present"
import { WebhookParams } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/webhooks/{id}/rotate-secret", {
		params: WebhookParams,
		handle: async ({ scope, viewer, client, params }) => {
			const { row, secret } = await replaceSecret(scope, { viewer, address: client.address }, params.id)
			return { webhook: presentWebhook(row), secret }
		},
	}),
})
