import { dismissQuestion } from "@/lib/chatbot/unanswered/inbox/mutations"
import { QuestionParams } from "@/lib/chatbot/unanswered/inbox/schema"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/chatbot/unanswered/{id}", {
		params: QuestionParams,
		handle: async ({ scope, viewer, client, params }) => {
			await dismissQuestion(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
