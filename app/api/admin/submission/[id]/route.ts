import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { teachChatbot } from "@/lib/privacy/cross-domain-mutations"
import { testimonialCalls } from "@/lib/submissions/calls"
import { changeStatus, deleteSubmission } from "@/lib/submissions/mutations"
import { presentSubmission } from "@/lib/submissions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"PATCH /api/admin/submission/{id}": async ({ scope, viewer, client, params, body }) =>
		presentSubmission(await changeStatus(scope, { viewer, address: client.address }, params.id, body, teachChatbot)),
	"DELETE /api/admin/submission/{id}": async ({ scope, viewer, client, params }) => {
		await deleteSubmission(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
