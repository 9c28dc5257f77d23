import { resetTwoStepOf } from "@/lib/accounts/admins/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"DELETE /api/admin/users/{id}/two-step": async ({ viewer, client, params }) => {
		await resetTwoStepOf({ viewer, address: client.address }, params.id)
		return noContent()
	},
})
