import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createQuiz } from "@/lib/quizzes/mutations"
import { presentListedQuiz, presentQuiz, presentQuizEntry } from "@/lib/quizzes/present"
import { listQuizzes, listWholeQuizzes } from "@/lib/quizzes/queries"
import { CreateQuiz, QuizListQuery } from "@/lib/quizzes/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quizzes", {
		query: QuizListQuery,
		handle: async ({ scope, query }) => {
			if (query.fields === "summary") {
				const { rows, nextCursor } = await listQuizzes(scope, query)
				return { quizzes: rows.map(presentQuizEntry), next_cursor: nextCursor }
			}
			const { rows, nextCursor } = await listWholeQuizzes(scope, query)
			return { quizzes: rows.map(presentListedQuiz), next_cursor: nextCursor }
		},
	}),
	POST: route("POST /api/admin/quizzes", {
		body: form(CreateQuiz),
		handle: async ({ scope, viewer, client, body }) => ({
			quiz: presentQuiz(await createQuiz(scope, { viewer, address: client.address }, body)),
		}),
	}),
})
