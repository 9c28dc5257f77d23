import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { duplicateQuiz } from "@/lib/quizzes/mutations"
import { presentQuiz } from "@/lib/quizzes/present"
import { QuizParams } from "@/lib/quizzes/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/quizzes/{id}/duplicate", {
		params: QuizParams,
		handle: async ({ scope, viewer, client, params }) => ({
			quiz: presentQuiz(await duplicateQuiz(scope, { viewer, address: client.address }, params.id)),
		}),
	}),
})
