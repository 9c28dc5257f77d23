import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { testWebhook } from "@/lib/tenants/webhooks/mutations"
import { presentDelivery } from "@/lib/tenants/webhooks/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/webhooks/{id}/test": async ({ scope, viewer, client, params, body }) => ({
		delivery: presentDelivery(await testWebhook(scope, { viewer, address: client.address }, params.id, body)),
	}),
})
