import { chatbotCalls } from "@/lib/chatbot/calls"
import { deleteLead } from "@/lib/chatbot/leads/archive/mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"DELETE /api/admin/chatbot/lead/{id}": async ({ scope, viewer, client, params }) => {
		await deleteLead(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
