import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentVisitorMessage } from "@/lib/chatbot/conversations/present"
import { findVisitorMessages } from "@/lib/chatbot/conversations/queries"
import { resource } from "@/lib/http/resource"
import { playedOnPage } from "@/lib/privacy/cross-domain-queries"
import { findSpoken } from "@/lib/submissions/quotes/queries"

// POST, because the session id opens the conversation: in a query string it would end up in logs.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/history": async ({ body, ...page }) => {
		const testimonials = { findSpoken, findPlayed: playedOnPage(page) }
		const messages = await findVisitorMessages(page.scope, body.session_id, testimonials)
		return { messages: messages.map(presentVisitorMessage) }
	},
})
