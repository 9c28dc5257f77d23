import { rateAnswer } from "@/lib/chatbot/conversations/mutations"
import { RatingForm } from "@/lib/chatbot/conversations/schema"
import { form } from "@/lib/http/form"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/chatbot/{tenantSlug}/rating", {
		limit: "CHAT_ASIDE_ADDRESS",
		body: form(RatingForm),
		handle: async ({ scope, body }) => {
			const { session_id: sessionId, message_id: messageId, rating } = body
			await rateAnswer(scope, { sessionId, messageId, rating })
			return noContent()
		},
	}),
})
