import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { answerQuestion } from "@/lib/chatbot/unanswered/inbox/mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/unanswered/{id}/answer": async ({ scope, viewer, client, params, body }) =>
		presentSource(await answerQuestion(scope, { viewer, address: client.address }, params.id, body.answer)),
})
