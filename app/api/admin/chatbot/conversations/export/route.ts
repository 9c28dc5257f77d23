import { chatbotCalls } from "@/lib/chatbot/calls"
import { exportConversations } from "@/lib/chatbot/conversations/archive/queries"
import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/conversations/export": async ({ request, scope, query }) =>
		csvReply("conversations", await exportConversations(scope, query, request.signal)),
})
