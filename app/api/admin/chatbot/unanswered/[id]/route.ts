import { chatbotCalls } from "@/lib/chatbot/calls"
import { dismissQuestion } from "@/lib/chatbot/unanswered/inbox/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"DELETE /api/admin/chatbot/unanswered/{id}": async ({ scope, viewer, client, params }) => {
		await dismissQuestion(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
