import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentLead } from "@/lib/chatbot/leads/archive/present"
import { listLeads } from "@/lib/chatbot/leads/archive/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/leads": async ({ scope, query }) => {
		const { rows, nextCursor } = await listLeads(scope, query)
		return { leads: rows.map(presentLead), next_cursor: nextCursor }
	},
})
