import { presentLead } from "@/lib/chatbot/leads/archive/present"
import { listLeads } from "@/lib/chatbot/leads/archive/queries"
import { LeadsQuery } from "@/lib/chatbot/leads/archive/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/leads", {
		query: LeadsQuery,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listLeads(scope, query)
			return { leads: rows.map(presentLead), next_cursor: nextCursor }
		},
	}),
})
