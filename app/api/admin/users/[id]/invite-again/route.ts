import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { inviteToTeamAgain } from "@/lib/tenants/team/mutations"
import { presentTeamMember } from "@/lib/tenants/team/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"POST /api/admin/users/{id}/invite-again": async ({ scope, viewer, client, params }) =>
		presentTeamMember(await inviteToTeamAgain(scope, { viewer, address: client.address }, params.id), viewer, []),
})
