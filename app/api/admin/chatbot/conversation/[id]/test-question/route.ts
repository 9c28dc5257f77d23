import { chatbotCalls } from "@/lib/chatbot/calls"
import { addAskedQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest } from "@/lib/chatbot/test-questions/present"
import { findSources } from "@/lib/chatbot/test-questions/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/conversation/{id}/test-question": async ({ scope, viewer, client, params, body }) => {
		const asked = { conversationId: params.id, messageId: body.message_id }
		const row = await addAskedQuestion(scope, { viewer, address: client.address }, asked)
		return presentTest(row, await findSources(scope))
	},
})
