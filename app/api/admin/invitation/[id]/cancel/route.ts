import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { cancelInvitation } from "@/lib/submissions/invitations/mutations"
import { presentInvitation } from "@/lib/submissions/invitations/present"
import { InvitationParams } from "@/lib/submissions/invitations/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/invitation/{id}/cancel", {
		params: InvitationParams,
		handle: async ({ scope, viewer, client, params }) =>
			presentInvitation(await cancelInvitation(scope, { viewer, address: client.address }, params.id)),
	}),
})
