import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { listKeys } from "@/lib/tenants/api-keys/queries"
import { tenantCalls } from "@/lib/tenants/calls"
import { changeTeamRole, removeFromTeam } from "@/lib/tenants/team/mutations"
import { presentTeamMember } from "@/lib/tenants/team/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"PATCH /api/admin/users/{id}": async ({ scope, viewer, client, params, body }) => {
		const actor = { viewer, address: client.address }
		const member = await changeTeamRole(scope, actor, params.id, body)
		return presentTeamMember(member, viewer, await listKeys(scope))
	},
	"DELETE /api/admin/users/{id}": async ({ scope, viewer, client, params, query }) => {
		await removeFromTeam(scope, { viewer, address: client.address }, params.id, query.take_over_keys)
		return noContent()
	},
})
