import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { saveAnswers } from "@/lib/quizzes/sessions/mutations"
import { presentProgress } from "@/lib/quizzes/sessions/present"
import { findProgress } from "@/lib/quizzes/sessions/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": async ({ tenant, session }) =>
		presentProgress(tenant, await findProgress(session)),
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": ({ session, body }) => saveAnswers(session, body),
})
