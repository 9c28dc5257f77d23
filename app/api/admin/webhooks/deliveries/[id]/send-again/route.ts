import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { sendDeliveryAgain } from "@/lib/tenants/webhooks/mutations"
import { presentDelivery } from "@/lib/tenants/webhooks/present"
import { WebhookDeliveryParams } from "@/lib/tenants/webhooks/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/webhooks/deliveries/{id}/send-again", {
		params: WebhookDeliveryParams,
		handle: async ({ scope, viewer, client, params }) => ({
			delivery: presentDelivery(await sendDeliveryAgain(scope, { viewer, address: client.address }, params.id)),
		}),
	}),
})
