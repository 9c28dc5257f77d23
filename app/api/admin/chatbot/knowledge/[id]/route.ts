import { chatbotCalls } from "@/lib/chatbot/calls"
import { changeSource, deleteSource } from "@/lib/chatbot/knowledge/sources/mutations"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { findSource } from "@/lib/chatbot/knowledge/sources/queries"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/knowledge/{id}": async ({ scope, params }) =>
		presentSource(await findSource(scope, params.id)),
	"PUT /api/admin/chatbot/knowledge/{id}": async ({ scope, viewer, client, params, body }) =>
		presentSource(await changeSource(scope, { viewer, address: client.address }, params.id, body)),
	"DELETE /api/admin/chatbot/knowledge/{id}": async ({ scope, viewer, client, params }) => {
		await deleteSource(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
