import { presentConversation } from "@/lib/chatbot/conversations/archive/present"
import { listConversations } from "@/lib/chatbot/conversations/archive/queries"
import { ConversationsQuery } from "@/lib/chatbot/conversations/archive/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/conversations", {
		query: ConversationsQuery,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listConversations(scope, query)
			return { conversations: rows.map(presentConversation), next_cursor: nextCursor }
		},
	}),
})
