import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { testWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentDelivery } from "@/lib/tenants/webhooks/present"
import { WebhookParams, WebhookTest } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/webhooks/{id}/test", {
		params: WebhookParams,
		body: json(WebhookTest),
		handle: async ({ scope, viewer, client, params, body }) => ({
			delivery: presentDelivery(await testWebhook(scope, { viewer, address: client.address }, params.id, body)),
		}),
	}),
})
