import { chatbotCalls } from "@/lib/chatbot/calls"
import { addSource } from "@/lib/chatbot/knowledge/sources/mutations"
import { presentExcerpt, presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { listSources } from "@/lib/chatbot/knowledge/sources/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/knowledge": async ({ scope, query }) => {
		const { rows, nextCursor } = await listSources(scope, query)
		return { sources: rows.map(presentExcerpt), next_cursor: nextCursor }
	},
	"POST /api/admin/chatbot/knowledge": async ({ scope, viewer, client, body }) =>
		presentSource(await addSource(scope, { viewer, address: client.address }, body)),
})
