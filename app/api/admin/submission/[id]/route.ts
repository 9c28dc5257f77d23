import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { teachChatbot } from "@/lib/privacy/cross-domain-mutations"
import { changeStatus, deleteSubmission } from "@/lib/submissions/mutations"
import { presentSubmission } from "@/lib/submissions/present"
import { StatusChange, SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	PATCH: route("PATCH /api/admin/submission/{id}", {
		params: SubmissionParams,
		body: json(StatusChange),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSubmission(
				await changeStatus(scope, { viewer, address: client.address }, params.id, body, teachChatbot),
			),
	}),
	DELETE: route("DELETE /api/admin/submission/{id}", {
		params: SubmissionParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteSubmission(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
