import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { presentCaptions } from "@/lib/submissions/captions/present"
import { requestTranscription } from "@/lib/submissions/captions/transcribe/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/submission/{id}/captions/transcribe": async ({ scope, viewer, client, params }) =>
		presentCaptions(await requestTranscription(scope, { viewer, address: client.address }, params.id)),
})
