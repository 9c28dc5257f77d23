import { presentChatMessage } from "@/lib/chatbot/conversations/present"
import { findVisitorMessages } from "@/lib/chatbot/conversations/queries"
import { HistoryForm } from "@/lib/chatbot/conversations/schema"
import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findSpoken } from "@/lib/submissions/quotes/queries"

// POST, because the session id opens the conversation: in a query string it would end up in logs.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/chatbot/{tenantSlug}/history", {
		limit: "CHAT_ASIDE_ADDRESS",
		body: form(HistoryForm),
		handle: async ({ scope, body }) => ({
			messages: (await findVisitorMessages(scope, body.session_id, findSpoken)).map(presentChatMessage),
		}),
	}),
})
