import { chatbotCalls } from "@/lib/chatbot/calls"
import { readWebsiteAgain } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWholeWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite } from "@/lib/chatbot/knowledge/website/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/website/{id}/read-again": async ({ scope, viewer, client, params }) => {
		await readWebsiteAgain(scope, { viewer, address: client.address }, params.id)
		return presentWholeWebsite(await findWholeWebsite(scope, params.id))
	},
})
