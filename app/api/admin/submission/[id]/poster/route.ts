import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { changePoster } from "@/lib/submissions/playback/poster-mutations"
import { presentSubmission } from "@/lib/submissions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PUT /api/admin/submission/{id}/poster": async ({ scope, viewer, client, params, body }) =>
		presentSubmission(await changePoster(scope, { viewer, address: client.address }, params.id, body.files.poster)),
})
