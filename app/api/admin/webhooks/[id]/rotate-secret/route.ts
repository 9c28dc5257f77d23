import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { replaceSecret } from "@/lib/tenants/webhooks/mutations"
import { presentWebhook } from "@/lib/tenants/webhooks/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/webhooks/{id}/rotate-secret": async ({ scope, viewer, client, params }) => {
		const { row, secret } = await replaceSecret(scope, { viewer, address: client.address }, params.id)
		return { webhook: presentWebhook(row), secret }
	},
})
