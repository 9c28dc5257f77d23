import { ConversationParams } from "@/lib/chatbot/conversations/archive/schema"
import { addAskedQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest } from "@/lib/chatbot/test-questions/present"
import { findSources } from "@/lib/chatbot/test-questions/queries"
import { AskedMessage } from "@/lib/chatbot/test-questions/schema"
import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/chatbot/conversation/{id}/test-question", {
		params: ConversationParams,
		body: json(AskedMessage),
		handle: async ({ scope, viewer, client, params, body }) => {
			const asked = { conversationId: params.id, messageId: body.message_id }
			const row = await addAskedQuestion(scope, { viewer, address: client.address }, asked)
			return presentTest(row, await findSources(scope))
		},
	}),
})
