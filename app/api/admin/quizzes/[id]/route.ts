import { cappedForm } from "@/lib/http/capped-form"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { QUIZ_BYTES_MAX } from "@/lib/quizzes/defaults"
import { deleteQuiz, saveQuiz } from "@/lib/quizzes/mutations"
import { presentQuiz } from "@/lib/quizzes/present"
import { findQuiz } from "@/lib/quizzes/queries"
import { QuizParams, QuizUpdateForm } from "@/lib/quizzes/schema"
import { quizRefusals } from "@/lib/quizzes/words"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quizzes/{id}", {
		params: QuizParams,
		handle: async ({ scope, params }) => ({ quiz: presentQuiz(await findQuiz(scope, params.id)) }),
	}),
	PUT: route("PUT /api/admin/quizzes/{id}", {
		params: QuizParams,
		body: cappedForm(QuizUpdateForm, { bytes: QUIZ_BYTES_MAX, tooLarge: quizRefusals.tooLarge }),
		handle: async ({ scope, viewer, client, params, body }) => ({
			quiz: presentQuiz(await saveQuiz(scope, { viewer, address: client.address }, params.id, body)),
		}),
	}),
	DELETE: route("DELETE /api/admin/quizzes/{id}", {
		params: QuizParams,
		handle: async ({ scope, viewer, client, params }) => {
			await deleteQuiz(scope, { viewer, address: client.address }, params.id)
			return noContent()
		},
	}),
})
