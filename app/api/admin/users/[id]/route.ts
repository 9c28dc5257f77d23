import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { changeTeamRole, removeFromTeam } from "@/lib/tenants/team/mutations"
import { presentTeamMember } from "@/lib/tenants/team/present"
import { RoleChange, TeamParams } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PATCH: route("PATCH /api/admin/users/{id}", {
		params: TeamParams,
		body: json(RoleChange),
		handle: async ({ scope, viewer, client, params, body }) => {
			const actor = { viewer, address: client.address }
			return presentTeamMember(await changeTeamRole(scope, actor, params.id, body.tenant_role), viewer)
		},
	}),
	DELETE: route("DELETE /api/admin/users/{id}", {
		params: TeamParams,
		handle: async ({ scope, viewer, client, params }) => {
			await removeFromTeam(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
