import { chatbotCalls } from "@/lib/chatbot/calls"
import { changeTestQuestion, deleteTestQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest } from "@/lib/chatbot/test-questions/present"
import { findSources } from "@/lib/chatbot/test-questions/queries"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"PUT /api/admin/chatbot/test-question/{id}": async ({ scope, viewer, client, params, body }) => {
		const row = await changeTestQuestion(scope, { viewer, address: client.address }, params.id, body)
		return presentTest(row, await findSources(scope))
	},
	"DELETE /api/admin/chatbot/test-question/{id}": async ({ scope, viewer, client, params }) => {
		await deleteTestQuestion(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
