import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { teachChatbot } from "@/lib/privacy/cross-domain-mutations"
import { deleteCaptions, saveCaptions } from "@/lib/submissions/captions/mutations"
import { presentCaptions, presentCaptionsAnswer } from "@/lib/submissions/captions/present"
import { findCaptions } from "@/lib/submissions/captions/queries"
import { CaptionsChange, UPDATE_CAP_BYTES } from "@/lib/submissions/captions/schema"
import { SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/submission/{id}/captions", {
		params: SubmissionParams,
		handle: async ({ scope, params }) => presentCaptionsAnswer(await findCaptions(scope, params.id)),
	}),
	PUT: route("PUT /api/admin/submission/{id}/captions", {
		params: SubmissionParams,
		body: json(CaptionsChange, { cap: UPDATE_CAP_BYTES }),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentCaptions(await saveCaptions(scope, { viewer, address: client.address }, params.id, body, teachChatbot)),
	}),
	DELETE: route("DELETE /api/admin/submission/{id}/captions", {
		params: SubmissionParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteCaptions(scope, { viewer, address: client.address }, params.id, teachChatbot)
			return noContent()
		},
	}),
})
