import { changeSource, deleteSource } from "@/lib/chatbot/knowledge/sources/mutations"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { findSource } from "@/lib/chatbot/knowledge/sources/queries"
import { KNOWLEDGE_BODY_CAP_BYTES, SourceParams, SourceUpdate } from "@/lib/chatbot/knowledge/sources/schema"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/knowledge/{id}", {
		params: SourceParams,
		handle: async ({ scope, params }) => presentSource(await findSource(scope, params.id)),
	}),
	PUT: route("PUT /api/admin/chatbot/knowledge/{id}", {
		params: SourceParams,
		body: json(SourceUpdate, { cap: KNOWLEDGE_BODY_CAP_BYTES }),
		handle: async ({ scope, viewer, client, params, body }) =>
			presentSource(await changeSource(scope, { viewer, address: client.address }, params.id, body)),
	}),
	DELETE: route("DELETE /api/admin/chatbot/knowledge/{id}", {
		params: SourceParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteSource(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
