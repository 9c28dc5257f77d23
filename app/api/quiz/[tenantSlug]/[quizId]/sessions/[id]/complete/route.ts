import { resource } from "@/lib/http/resource"
import { notifyBusiness, recordLead } from "@/lib/privacy/cross-domain-mutations"
import { findPlayedBy } from "@/lib/privacy/cross-domain-queries"
import { quizCalls } from "@/lib/quizzes/calls"
import { completeSession } from "@/lib/quizzes/sessions/mutations"
import { onPage } from "@/lib/quizzes/sessions/on-page"
import { presentResult } from "@/lib/quizzes/sessions/present"
import { presentPlayed } from "@/lib/submissions/played/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": async ({ params, session, ...page }) => {
		const completed = await completeSession(session, { ...page, recordLead, notifyBusiness })
		const played = await findPlayedBy(page.scope, completed)
		return await onPage(page, ["page", params.quizId], () => presentResult(completed, played && presentPlayed(played)))
	},
})
