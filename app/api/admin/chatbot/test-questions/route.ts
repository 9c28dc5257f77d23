import { chatbotCalls } from "@/lib/chatbot/calls"
import { addTestQuestion } from "@/lib/chatbot/test-questions/mutations"
import { presentTest, presentTests } from "@/lib/chatbot/test-questions/present"
import { findSources, findTests } from "@/lib/chatbot/test-questions/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/test-questions": async ({ scope }) => presentTests(await findTests(scope)),
	"POST /api/admin/chatbot/test-questions": async ({ scope, viewer, client, body }) => {
		const row = await addTestQuestion(scope, { viewer, address: client.address }, body)
		return presentTest(row, await findSources(scope))
	},
})
