import { chatbotCalls } from "@/lib/chatbot/calls"
import { takeConversation } from "@/lib/chatbot/person/takeover-mutations"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/conversation/{id}/take": async ({ scope, viewer, client, params, body }) => {
		await takeConversation(scope, { viewer, address: client.address }, params.id, body.over, new Date())
		return noContent()
	},
})
