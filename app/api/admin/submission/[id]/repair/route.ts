import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { repairAgain } from "@/lib/submissions/playback/mutations"
import { presentSubmission } from "@/lib/submissions/present"
import { SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/submission/{id}/repair", {
		params: SubmissionParams,
		handle: async ({ scope, viewer, client, params }) =>
			presentSubmission(await repairAgain(scope, { viewer, address: client.address }, params.id)),
	}),
})
