import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { pinSubmission } from "@/lib/submissions/mutations"
import { presentSubmission } from "@/lib/submissions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/submission/{id}/pin": async ({ scope, viewer, client, params, body }) =>
		presentSubmission(await pinSubmission(scope, { viewer, address: client.address }, params.id, body.pinned)),
})
