import { resource } from "@/lib/http/resource"
import { presentDelivery } from "@/lib/mail/present"
import { tenantCalls } from "@/lib/tenants/calls"
import { sendAgain } from "@/lib/tenants/mail/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/mail-delivery/{id}/send-again": async ({ scope, viewer, client, params }) =>
		presentDelivery(await sendAgain(scope, { viewer, address: client.address }, params.id)),
})
