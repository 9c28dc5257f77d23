import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { inviteToTeam } from "@/lib/tenants/team/mutations"
import { presentTeam, presentTeamMember } from "@/lib/tenants/team/present"
import { findTeam } from "@/lib/tenants/team/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/users": async ({ scope, viewer }) => presentTeam(await findTeam(scope), viewer),
	"POST /api/admin/users": async ({ scope, viewer, client, body }) =>
		presentTeamMember(await inviteToTeam(scope, { viewer, address: client.address }, body), viewer, []),
})
