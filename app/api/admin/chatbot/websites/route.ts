import { chatbotCalls } from "@/lib/chatbot/calls"
import { addWebsite } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite, listWebsites } from "@/lib/chatbot/knowledge/website/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/websites": async ({ scope }) => ({
		websites: (await listWebsites(scope)).map(presentWebsite),
	}),
	"POST /api/admin/chatbot/websites": async ({ scope, viewer, client, body }) => {
		const { id } = await addWebsite(scope, { viewer, address: client.address }, body.address)
		return presentWebsite((await findWholeWebsite(scope, id)).website)
	},
})
