import { exportLeads } from "@/lib/chatbot/leads/archive/queries"
import { LeadFilter } from "@/lib/chatbot/leads/archive/schema"
import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/leads/export", {
		query: LeadFilter,
		handle: async ({ request, scope, query }) => csvReply("leads", await exportLeads(scope, query, request.signal)),
	}),
})
