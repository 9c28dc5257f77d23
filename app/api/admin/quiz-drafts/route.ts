import { resource } from "@/lib/http/resource"
import { draftQuiz } from "@/lib/quiz-drafts/draft-quiz"
import { quizCalls } from "@/lib/quizzes/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"POST /api/admin/quiz-drafts": async ({ request, scope, body }) => ({
		quiz: await draftQuiz(scope, body, request.signal),
	}),
})
