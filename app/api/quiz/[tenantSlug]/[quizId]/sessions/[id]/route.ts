import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { saveAnswers } from "@/lib/quizzes/sessions/mutations"
import { onPage } from "@/lib/quizzes/sessions/on-page"
import { presentProgress } from "@/lib/quizzes/sessions/present"
import { findProgress } from "@/lib/quizzes/sessions/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": async ({ params, session, ...page }) => {
		const progress = await findProgress(session)
		return await onPage(page, params.quizId, () => presentProgress(page.tenant, progress))
	},
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": ({ session, body }) => saveAnswers(session, body),
})
