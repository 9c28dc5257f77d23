import { choosePages, removeWebsite } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWholeWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite } from "@/lib/chatbot/knowledge/website/queries"
import { WebsiteChoice, WebsiteParams } from "@/lib/chatbot/knowledge/website/schema"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/website/{id}", {
		params: WebsiteParams,
		handle: async ({ scope, params }) => presentWholeWebsite(await findWholeWebsite(scope, params.id)),
	}),
	PUT: route("PUT /api/admin/chatbot/website/{id}", {
		params: WebsiteParams,
		body: json(WebsiteChoice),
		handle: async ({ scope, viewer, client, params, body }) => {
			await choosePages(scope, { viewer, address: client.address }, params.id, body.pages)
			return presentWholeWebsite(await findWholeWebsite(scope, params.id))
		},
	}),
	DELETE: route("DELETE /api/admin/chatbot/website/{id}", {
		params: WebsiteParams,
		handle: async ({ scope, viewer, client, params }) => {
			await removeWebsite(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
