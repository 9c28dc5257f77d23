import { deleteConversation } from "@/lib/chatbot/conversations/archive/mutations"
import { presentWholeConversation } from "@/lib/chatbot/conversations/archive/present"
import { findConversation } from "@/lib/chatbot/conversations/archive/queries"
import { ConversationParams } from "@/lib/chatbot/conversations/archive/schema"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findSpoken } from "@/lib/submissions/quotes/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/conversation/{id}", {
		params: ConversationParams,
		handle: async ({ scope, params }) => presentWholeConversation(await findConversation(scope, params.id, findSpoken)),
	}),
	DELETE: route("DELETE /api/admin/chatbot/conversation/{id}", {
		params: ConversationParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteConversation(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
