import { chatbotCalls } from "@/lib/chatbot/calls"
import { rateAnswer } from "@/lib/chatbot/conversations/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/rating": async ({ scope, body }) => {
		const { session_id: sessionId, message_id: messageId, rating } = body
		await rateAnswer(scope, { sessionId, messageId, rating })
		return noContent()
	},
})
