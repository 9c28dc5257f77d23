import { ConversationParams } from "@/lib/chatbot/conversations/archive/schema"
import { Take } from "@/lib/chatbot/person/schema"
import { takeConversation } from "@/lib/chatbot/person/takeover-mutations"
import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/conversation/{id}/take", {
		params: ConversationParams,
		body: json(Take),
		handle: async ({ scope, viewer, client, params, body }) => {
			await takeConversation(scope, { viewer, address: client.address }, params.id, body.over, new Date())
			return noContent()
		},
	}),
})
