import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { removeFromTeam } from "@/lib/tenants/team/mutations"
import { TeamParams } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/users/{id}", {
		params: TeamParams,
		handle: async ({ scope, viewer, client, params }) => {
			await removeFromTeam(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
