import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentVisitorMessage } from "@/lib/chatbot/conversations/present"
import { findVisitorMessages } from "@/lib/chatbot/conversations/queries"
import { resource } from "@/lib/http/resource"
import { findSpoken } from "@/lib/submissions/quotes/queries"

// POST, because the session id opens the conversation: in a query string it would end up in logs.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/chatbot/{tenantSlug}/history": async ({ scope, body }) => ({
		messages: (await findVisitorMessages(scope, body.session_id, findSpoken)).map(presentVisitorMessage),
	}),
})
