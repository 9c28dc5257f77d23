import { addWebsite } from "@/lib/chatbot/knowledge/website/mutations"
import { presentWebsite } from "@/lib/chatbot/knowledge/website/present"
import { findWholeWebsite, listWebsites } from "@/lib/chatbot/knowledge/website/queries"
import { NewWebsite } from "@/lib/chatbot/knowledge/website/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/websites", {
		handle: async ({ scope }) => ({ websites: (await listWebsites(scope)).map(presentWebsite) }),
	}),
	POST: route("POST /api/admin/chatbot/websites", {
		body: json(NewWebsite),
		handle: async ({ scope, viewer, client, body }) => {
			const { id } = await addWebsite(scope, { viewer, address: client.address }, body.address)
			return presentWebsite((await findWholeWebsite(scope, id)).website)
		},
	}),
})
