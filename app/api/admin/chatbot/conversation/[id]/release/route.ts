import { ConversationParams } from "@/lib/chatbot/conversations/archive/schema"
import { Release } from "@/lib/chatbot/person/schema"
import { releaseConversation } from "@/lib/chatbot/person/takeover-mutations"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/conversation/{id}/release", {
		params: ConversationParams,
		body: json(Release),
		handle: async ({ scope, viewer, client, params, body }) => {
			await releaseConversation(scope, { viewer, address: client.address }, params.id, body.to)
			return noContent()
		},
	}),
})
