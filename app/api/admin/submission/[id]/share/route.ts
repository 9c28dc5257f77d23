import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { shareSubmission } from "@/lib/submissions/mutations"
import { SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/submission/{id}/share", {
		params: SubmissionParams,
		handle: ({ scope, viewer, client, params }) =>
			shareSubmission(scope, { viewer, address: client.address }, params.id),
	}),
})
