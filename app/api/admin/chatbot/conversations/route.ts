import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentConversation } from "@/lib/chatbot/conversations/archive/present"
import { listConversations } from "@/lib/chatbot/conversations/archive/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/conversations": async ({ scope, query }) => {
		const { rows, nextCursor } = await listConversations(scope, query)
		return { conversations: rows.map(presentConversation), next_cursor: nextCursor }
	},
})
