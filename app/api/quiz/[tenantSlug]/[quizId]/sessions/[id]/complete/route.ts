import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { notifyBusiness, recordLead } from "@/lib/privacy/cross-domain-mutations"
import { completeSession } from "@/lib/quizzes/sessions/mutations"
import { presentResult } from "@/lib/quizzes/sessions/present"
import { TakenSessionParams } from "@/lib/quizzes/sessions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete", {
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		handle: async ({ tenant, scope, session }) =>
			presentResult(await completeSession(session, { tenant, scope, recordLead, notifyBusiness })),
	}),
})
