import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { listKeys } from "@/lib/tenants/api-keys/queries"
import { changeTeamRole, removeFromTeam } from "@/lib/tenants/team/mutations"
import { presentTeamMember } from "@/lib/tenants/team/present"
import { Removal, RoleChange, TeamParams } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PATCH: route("PATCH /api/admin/users/{id}", {
		params: TeamParams,
		body: json(RoleChange),
		handle: async ({ scope, viewer, client, params, body }) => {
			const actor = { viewer, address: client.address }
			const member = await changeTeamRole(scope, actor, params.id, body)
			return presentTeamMember(member, viewer, await listKeys(scope))
		},
	}),
	DELETE: route("DELETE /api/admin/users/{id}", {
		params: TeamParams,
		query: Removal,
		handle: async ({ scope, viewer, client, params, query }) => {
			await removeFromTeam(scope, { viewer, address: client.address }, params.id, query.take_over_keys)
			return noContent()
		},
	}),
})
