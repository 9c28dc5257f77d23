import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentCaptions } from "@/lib/submissions/captions/present"
import { requestTranscription } from "@/lib/submissions/captions/transcribe/mutations"
import { SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/submission/{id}/captions/transcribe", {
		params: SubmissionParams,
		handle: async ({ scope, viewer, client, params }) =>
			presentCaptions(await requestTranscription(scope, { viewer, address: client.address }, params.id)),
	}),
})
