import { Paging } from "@/lib/db/paging"
import { form } from "@/lib/http/form"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { createQuiz } from "@/lib/quizzes/mutations"
import { presentQuiz, presentQuizEntry } from "@/lib/quizzes/present"
import { listQuizzes } from "@/lib/quizzes/queries"
import { CreateQuiz } from "@/lib/quizzes/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quizzes", {
		query: Paging,
		handle: async ({ scope, query }) => {
			const { rows, nextCursor } = await listQuizzes(scope, query)
			return { quizzes: rows.map(presentQuizEntry), next_cursor: nextCursor }
		},
	}),
	POST: route("POST /api/admin/quizzes", {
		body: form(CreateQuiz),
		handle: async ({ scope, viewer, client, body }) => ({
			quiz: presentQuiz(await createQuiz(scope, { viewer, address: client.address }, body)),
		}),
	}),
})
