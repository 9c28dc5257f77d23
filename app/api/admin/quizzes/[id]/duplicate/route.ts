import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { duplicateQuiz } from "@/lib/quizzes/mutations"
import { presentQuiz } from "@/lib/quizzes/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"POST /api/admin/quizzes/{id}/duplicate": async ({ scope, viewer, client, params }) => ({
		quiz: presentQuiz(await duplicateQuiz(scope, { viewer, address: client.address }, params.id)),
	}),
})
