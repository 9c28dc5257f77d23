import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { presentSubmission } from "@/lib/submissions/present"
import { changeTags } from "@/lib/submissions/tags/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/submission/{id}/tags": async ({ scope, viewer, client, params, body }) =>
		presentSubmission(await changeTags(scope, { viewer, address: client.address }, params.id, body)),
})
