import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { posterForm } from "@/lib/http/video-form"
import { changePoster } from "@/lib/submissions/playback/poster-mutations"
import { presentSubmission } from "@/lib/submissions/present"
import { SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PUT: route("PUT /api/admin/submission/{id}/poster", {
		params: SubmissionParams,
		body: posterForm,
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSubmission(await changePoster(scope, { viewer, address: client.address }, params.id, body.files.poster)),
	}),
})
