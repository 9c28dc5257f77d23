import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { repairAgain } from "@/lib/submissions/playback/mutations"
import { presentSubmission } from "@/lib/submissions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/submission/{id}/repair": async ({ scope, viewer, client, params }) =>
		presentSubmission(await repairAgain(scope, { viewer, address: client.address }, params.id)),
})
