import { presentHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import { presentConsent } from "../consents/present"
import { ACTION_CONFIG, ANONYMOUS } from "../defaults"
import { storedResult } from "../stored-content"
import type { QuizSession } from "./answers"
import type { SessionRow } from "./queries"

export function presentSession(row: SessionRow): QuizSession {
	return {
		session_id: row.id,
		quiz_id: row.quizId,
		quiz_name: row.version.name,
		user_name: row.userName || ANONYMOUS,
		user_email: row.userEmail,
		percentage_score: Number(row.percentage),
		total_score: Number(row.totalScore),
		max_possible_score: row.maxPossibleScore,
		time_taken_minutes: Math.round(row.timeTakenSeconds / 6) / 10,
		completed_at: row.completedAt.toISOString(),
		lead_level: row.leadLevel,
		outcome_title: storedResult(row.result).outcome?.title ?? null,
		tenant_slug: row.tenant.slug,
		...presentHiddenFields(row.fields),
		...(row.consents && { consents: row.consents.map(presentConsent) }),
		include_charts: row.switches?.include_charts ?? ACTION_CONFIG.include_charts,
		include_detailed_breakdown: row.switches?.include_detailed_breakdown ?? ACTION_CONFIG.include_detailed_breakdown,
	}
}
