import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { requireTwoStepOfTeam } from "@/lib/tenants/team/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"PUT /api/admin/two-step-requirement": async ({ scope, viewer, client, body }) => {
		await requireTwoStepOfTeam(scope, { viewer, address: client.address }, body.required)
		return { required: body.required }
	},
})
