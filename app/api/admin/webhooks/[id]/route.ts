import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { deleteWebhook, updateWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook } from "@/lib/tenants/webhooks/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"PUT /api/admin/webhooks/{id}": async ({ scope, viewer, client, params, body }) => ({
		webhook: presentWebhook(await updateWebhook(scope, { viewer, address: client.address }, params.id, body)),
	}),
	"DELETE /api/admin/webhooks/{id}": async ({ scope, viewer, client, params }) => {
		await deleteWebhook(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
