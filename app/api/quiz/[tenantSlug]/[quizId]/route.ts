import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { findPublicQuiz } from "@/lib/quizzes/queries"
import { presentPublicQuiz } from "@/lib/quizzes/sessions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}": async ({ tenant, scope, params }) => ({
		quiz: presentPublicQuiz(tenant, await findPublicQuiz(scope, params.quizId)),
	}),
})
