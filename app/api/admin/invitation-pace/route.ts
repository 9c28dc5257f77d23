import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { changePace } from "@/lib/submissions/invitations/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/invitation-pace": async ({ scope, viewer, client, body }) => {
		await changePace(scope, { viewer, address: client.address }, body.per_hour)
		return body
	},
})
