import { chatbotCalls } from "@/lib/chatbot/calls"
import { choosePages, removeWebsite } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWholeWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite } from "@/lib/chatbot/knowledge/website/queries"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/website/{id}": async ({ scope, params }) =>
		presentWholeWebsite(await findWholeWebsite(scope, params.id)),
	"PUT /api/admin/chatbot/website/{id}": async ({ scope, viewer, client, params, body }) => {
		await choosePages(scope, { viewer, address: client.address }, params.id, body.pages)
		return presentWholeWebsite(await findWholeWebsite(scope, params.id))
	},
	"DELETE /api/admin/chatbot/website/{id}": async ({ scope, viewer, client, params }) => {
		await removeWebsite(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
