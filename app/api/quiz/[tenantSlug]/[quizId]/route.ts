import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { findPublicQuiz } from "@/lib/quizzes/queries"
import { onPage } from "@/lib/quizzes/sessions/on-page"
import { presentOpenQuiz } from "@/lib/quizzes/sessions/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}": async ({ params, ...page }) => {
		const quiz = await findPublicQuiz(page.scope, params.quizId)
		return await onPage(page, [params.quizId], () => presentOpenQuiz(page.tenant, quiz))
	},
})
