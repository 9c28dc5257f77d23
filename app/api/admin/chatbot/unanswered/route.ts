import { chatbotCalls } from "@/lib/chatbot/calls"
import { presentQuestion } from "@/lib/chatbot/unanswered/inbox/present"
import { listQuestions } from "@/lib/chatbot/unanswered/inbox/queries"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(chatbotCalls, {
	"GET /api/admin/chatbot/unanswered": async ({ scope, query }) => {
		const { rows, nextCursor } = await listQuestions(scope, query)
		return { questions: rows.map(presentQuestion), next_cursor: nextCursor }
	},
})
