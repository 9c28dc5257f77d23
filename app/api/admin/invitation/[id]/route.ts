import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { deleteInvitation } from "@/lib/submissions/invitations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"DELETE /api/admin/invitation/{id}": async ({ scope, viewer, client, params }) => {
		await deleteInvitation(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
