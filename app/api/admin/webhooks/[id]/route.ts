import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { deleteWebhook, updateWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook } from "@/lib/tenants/webhooks/present"
import { WebhookParams, WebhookUpdate } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/webhooks/{id}", {
		params: WebhookParams,
		body: json(WebhookUpdate),
		handle: async ({ scope, viewer, client, params, body }) => ({
			webhook: presentWebhook(await updateWebhook(scope, { viewer, address: client.address }, params.id, body)),
		}),
	}),
	DELETE: route("DELETE /api/admin/webhooks/{id}", {
		params: WebhookParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteWebhook(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
