import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { pinSubmission } from "@/lib/submissions/mutations"
import { presentSubmission } from "@/lib/submissions/present"
import { PinChange, SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/submission/{id}/pin", {
		params: SubmissionParams,
		body: json(PinChange),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSubmission(await pinSubmission(scope, { viewer, address: client.address }, params.id, body.pinned)),
	}),
})
