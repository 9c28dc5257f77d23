import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { startSession } from "@/lib/quizzes/sessions/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": async ({ scope, params, language, body }) => {
		const { id, secret, ...ahead } = await startSession(scope, params.quizId, { ...body, language })
		return { session_id: id, session_secret: secret, ...ahead }
	},
})
