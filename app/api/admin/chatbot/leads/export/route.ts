import { chatbotCalls } from "@/lib/chatbot/calls"
import { exportLeads } from "@/lib/chatbot/leads/archive/queries"
import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/leads/export": async ({ request, scope, query }) =>
		csvReply("leads", await exportLeads(scope, query, request.signal)),
})
