import { resetTwoStepOf } from "@/lib/accounts/admins/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { TeamParams } from "@/lib/tenants/team/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/users/{id}/two-step", {
		params: TeamParams,
		handle: async ({ viewer, client, params }) => {
			await resetTwoStepOf({ viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
