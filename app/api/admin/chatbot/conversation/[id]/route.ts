import { chatbotCalls } from "@/lib/chatbot/calls"
import { deleteConversation } from "@/lib/chatbot/conversations/archive/mutations"
import { presentWholeConversation } from "@/lib/chatbot/conversations/archive/present"
import { findConversation } from "@/lib/chatbot/conversations/archive/queries"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { findSpoken } from "@/lib/submissions/quotes/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/conversation/{id}": async ({ scope, params }) =>
		presentWholeConversation(await findConversation(scope, params.id, findSpoken)),
	"DELETE /api/admin/chatbot/conversation/{id}": async ({ scope, viewer, client, params }) => {
		await deleteConversation(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
