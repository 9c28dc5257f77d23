import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { deleteInvitation } from "@/lib/submissions/invitations/mutations"
import { InvitationParams } from "@/lib/submissions/invitations/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/invitation/{id}", {
		params: InvitationParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteInvitation(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
