import { resource } from "@/lib/http/resource"
import { findPlayedBy } from "@/lib/privacy/cross-domain-queries"
import { quizCalls } from "@/lib/quizzes/calls"
import { saveAnswers } from "@/lib/quizzes/sessions/mutations"
import { onPage } from "@/lib/quizzes/sessions/on-page"
import { presentProgress } from "@/lib/quizzes/sessions/present"
import { findProgress } from "@/lib/quizzes/sessions/queries"
import { presentPlayed } from "@/lib/submissions/played/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": async ({ params, session, ...page }) => {
		const progress = await findProgress(session)
		const played = await findPlayedBy(page.scope, progress.completed)
		return await onPage(page, ["page", params.quizId], () =>
			presentProgress(page.tenant, progress, played && presentPlayed(played)),
		)
	},
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": ({ session, body, ...page }) => saveAnswers(session, body, page),
})
