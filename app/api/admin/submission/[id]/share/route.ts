import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { shareSubmission } from "@/lib/submissions/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/submission/{id}/share": ({ scope, viewer, client, params }) =>
		shareSubmission(scope, { viewer, address: client.address }, params.id),
})
