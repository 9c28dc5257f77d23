import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { inviteToTeamAgain } from "@/lib/tenants/team/mutations"
import { presentTeamMember } from "@/lib/tenants/team/present"
import { TeamParams } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/users/{id}/invite-again", {
		params: TeamParams,
		handle: async ({ scope, viewer, client, params }) =>
			presentTeamMember(await inviteToTeamAgain(scope, { viewer, address: client.address }, params.id), viewer, []),
	}),
})
