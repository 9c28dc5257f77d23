import { exportConversations } from "@/lib/chatbot/conversations/archive/queries"
import { ConversationFilter } from "@/lib/chatbot/conversations/archive/schema"
import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/conversations/export", {
		query: ConversationFilter,
		handle: async ({ request, scope, query }) =>
			csvReply("conversations", await exportConversations(scope, query, request.signal)),
	}),
})
