import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentTests } from "@/lib/chatbot/test-questions/present"
import { findTests } from "@/lib/chatbot/test-questions/queries"
import { startRun } from "@/lib/chatbot/test-questions/run/mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"POST /api/admin/chatbot/test-questions/run": async ({ scope, viewer, client }) => {
		await startRun(scope, { viewer, address: client.address })
		return presentTests(await findTests(scope))
	},
})
