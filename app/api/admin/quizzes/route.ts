import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { createQuiz } from "@/lib/quizzes/mutations"
import { presentListedQuiz, presentQuiz, presentQuizEntry } from "@/lib/quizzes/present"
import { listQuizzes, listWholeQuizzes } from "@/lib/quizzes/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quizzes": async ({ scope, query }) => {
		if (query.fields === "summary") {
			const { rows, nextCursor } = await listQuizzes(scope, query)
			return { quizzes: rows.map(presentQuizEntry), next_cursor: nextCursor }
		}
		const { rows, nextCursor } = await listWholeQuizzes(scope, query)
		return { quizzes: rows.map(presentListedQuiz), next_cursor: nextCursor }
	},
	"POST /api/admin/quizzes": async ({ scope, viewer, client, body }) => ({
		quiz: presentQuiz(await createQuiz(scope, { viewer, address: client.address }, body)),
	}),
})
