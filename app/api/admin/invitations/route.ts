import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { readInvitations } from "@/lib/submissions/invitations/loaders"
import { invitePeople } from "@/lib/submissions/invitations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/invitations": ({ scope, query }) => readInvitations(scope, query),
	"POST /api/admin/invitations": ({ scope, viewer, client, body }) =>
		invitePeople(scope, { viewer, address: client.address }, body),
})
