import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { teachChatbot } from "@/lib/privacy/cross-domain-mutations"
import { testimonialCalls } from "@/lib/submissions/calls"
import { deleteCaptions, saveCaptions } from "@/lib/submissions/captions/mutations"
import { presentCaptions, presentCaptionsAnswer } from "@/lib/submissions/captions/present"
import { findCaptions } from "@/lib/submissions/captions/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/submission/{id}/captions": async ({ scope, params }) =>
		presentCaptionsAnswer(await findCaptions(scope, params.id)),
	"PUT /api/admin/submission/{id}/captions": async ({ scope, viewer, client, params, body }) =>
		presentCaptions(await saveCaptions(scope, { viewer, address: client.address }, params.id, body, teachChatbot)),
	"DELETE /api/admin/submission/{id}/captions": async ({ scope, viewer, client, params }) => {
		await deleteCaptions(scope, { viewer, address: client.address }, params.id, teachChatbot)
		return noContent()
	},
})
