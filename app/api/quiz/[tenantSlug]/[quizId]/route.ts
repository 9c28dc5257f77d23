import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findPublicQuiz } from "@/lib/quizzes/queries"
import { presentPublicQuiz } from "@/lib/quizzes/sessions/present"
import { TakenQuizParams } from "@/lib/quizzes/sessions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/quiz/{tenantSlug}/{quizId}", {
		params: TakenQuizParams,
		handle: async ({ tenant, scope, params }) => ({
			quiz: presentPublicQuiz(tenant, await findPublicQuiz(scope, params.quizId)),
		}),
	}),
})
