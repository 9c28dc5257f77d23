import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { startSession } from "@/lib/quizzes/sessions/mutations"
import { StartSession, TakenQuizParams } from "@/lib/quizzes/sessions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/quiz/{tenantSlug}/{quizId}/sessions", {
		limit: "QUIZ_ADDRESS",
		params: TakenQuizParams,
		body: json(StartSession),
		handle: async ({ scope, params, body }) => {
			const { id, secret } = await startSession(scope, params.quizId, body)
			return { session_id: id, session_secret: secret }
		},
	}),
})
