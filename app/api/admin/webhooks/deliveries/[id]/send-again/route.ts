import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { sendDeliveryAgain } from "@/lib/tenants/webhooks/mutations"
import { presentDelivery } from "@/lib/tenants/webhooks/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/webhooks/deliveries/{id}/send-again": async ({ scope, viewer, client, params }) => ({
		delivery: presentDelivery(await sendDeliveryAgain(scope, { viewer, address: client.address }, params.id)),
	}),
})
