import { chatbotCalls } from "@/lib/chatbot/calls"
import { answerVisitor } from "@/lib/chatbot/person/takeover-mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { consume } from "@/lib/limits/consume"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/conversation/{id}/messages": async ({ scope, viewer, client, params, body }) => {
		await consume("PERSON_MESSAGE_ADMIN", viewer.userId)
		await answerVisitor(scope, { viewer, address: client.address }, params.id, body, new Date())
		return noContent()
	},
})
