import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { deleteQuiz, saveQuiz } from "@/lib/quizzes/mutations"
import { presentQuiz } from "@/lib/quizzes/present"
import { findQuiz } from "@/lib/quizzes/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quizzes/{id}": async ({ scope, params }) => ({ quiz: presentQuiz(await findQuiz(scope, params.id)) }),
	"PUT /api/admin/quizzes/{id}": async ({ scope, viewer, client, params, body }) => ({
		quiz: presentQuiz(await saveQuiz(scope, { viewer, address: client.address }, params.id, body)),
	}),
	"DELETE /api/admin/quizzes/{id}": async ({ scope, viewer, client, params }) => {
		await deleteQuiz(scope, { viewer, address: client.address }, params.id)
		return noContent()
	},
})
