import { readWebsiteAgain } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWholeWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite } from "@/lib/chatbot/knowledge/website/queries"
import { WebsiteParams } from "@/lib/chatbot/knowledge/website/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/website/{id}/read-again", {
		params: WebsiteParams,
		handle: async ({ scope, viewer, client, params }) => {
			await readWebsiteAgain(scope, { viewer, address: client.address }, params.id)
			return presentWholeWebsite(await findWholeWebsite(scope, params.id))
		},
	}),
})
