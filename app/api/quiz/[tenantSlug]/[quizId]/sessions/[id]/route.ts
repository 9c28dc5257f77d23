import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { QUIZ_BYTES_MAX } from "@/lib/quizzes/defaults"
import { saveAnswers } from "@/lib/quizzes/sessions/mutations"
import { presentProgress } from "@/lib/quizzes/sessions/present"
import { findProgress } from "@/lib/quizzes/sessions/queries"
import { SaveAnswers, TakenSessionParams } from "@/lib/quizzes/sessions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", {
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		handle: async ({ tenant, session }) => presentProgress(tenant, await findProgress(session)),
	}),
	PUT: route("PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", {
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		// A hundred long answers at once exceed the default cap.
		body: json(SaveAnswers, { cap: QUIZ_BYTES_MAX }),
		handle: async ({ session, body }) => ({ answers: await saveAnswers(session, body) }),
	}),
})
