import { deleteLead } from "@/lib/chatbot/leads/archive/mutations"
import { LeadParams } from "@/lib/chatbot/leads/archive/schema"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	DELETE: route("DELETE /api/admin/chatbot/lead/{id}", {
		params: LeadParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteLead(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
