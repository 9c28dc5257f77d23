import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { inviteToTeam } from "@/lib/tenants/team/mutations"
import { presentTeam, presentTeamMember } from "@/lib/tenants/team/present"
import { findTeam } from "@/lib/tenants/team/queries"
import { InviteRequest } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/users", {
		handle: async ({ scope, viewer }) => presentTeam(await findTeam(scope), viewer),
	}),
	POST: route("POST /api/admin/users", {
		body: json(InviteRequest),
		handle: async ({ scope, viewer, client, body }) =>
			presentTeamMember(await inviteToTeam(scope, { viewer, address: client.address }, body), viewer, []),
	}),
})
