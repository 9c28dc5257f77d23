import { addSource } from "@/lib/chatbot/knowledge/sources/mutations"
import { presentExcerpt, presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { listSources } from "@/lib/chatbot/knowledge/sources/queries"
import { KNOWLEDGE_BODY_CAP_BYTES, NewSource, SourcesQuery } from "@/lib/chatbot/knowledge/sources/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/knowledge", {
		query: SourcesQuery,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listSources(scope, query)
			return { sources: rows.map(presentExcerpt), next_cursor: nextCursor }
		},
	}),
	POST: route("POST /api/admin/chatbot/knowledge", {
		body: json(NewSource, { cap: KNOWLEDGE_BODY_CAP_BYTES }),
		handle: async ({ scope, viewer, client, body }) =>
			presentSource(await addSource(scope, { viewer, address: client.address }, body)),
	}),
})
