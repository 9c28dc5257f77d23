import { chatbotCalls } from "@/lib/chatbot/calls"
import { releaseConversation } from "@/lib/chatbot/person/takeover-mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/conversation/{id}/release": async ({ scope, viewer, client, params, body }) => {
		await releaseConversation(scope, { viewer, address: client.address }, params.id, body.to)
		return noContent()
	},
})
