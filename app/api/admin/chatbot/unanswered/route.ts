import { presentQuestion } from "@/lib/chatbot/unanswered/inbox/present"
import { listQuestions } from "@/lib/chatbot/unanswered/inbox/queries"
import { QuestionsQuery } from "@/lib/chatbot/unanswered/inbox/schema"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/chatbot/unanswered", {
		query: QuestionsQuery,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listQuestions(scope, query)
			return { questions: rows.map(presentQuestion), next_cursor: nextCursor }
		},
	}),
})
