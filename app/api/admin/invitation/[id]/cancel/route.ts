import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { cancelInvitation } from "@/lib/submissions/invitations/mutations"
import { presentInvitation } from "@/lib/submissions/invitations/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/invitation/{id}/cancel": async ({ scope, viewer, client, params }) =>
		presentInvitation(await cancelInvitation(scope, { viewer, address: client.address }, params.id)),
})
