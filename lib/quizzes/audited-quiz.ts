import type { AuditFields } from "@/lib/audit/changed-fields"
import type { Quiz } from "@/lib/db/generated/client"
import { toldRules } from "./paths/rules-in-words"
import { storedOutcomes, storedQuestions, storedQuotas, storedScoring } from "./stored-content"

const TEXT_CAP = 100
const VERSION_LENGTH = 12

/** The readable fields and a hash: a quiz can have 512 KB, and its answered versions are stored anyway. */
export function auditedQuiz(quiz: Quiz): AuditFields {
	const questions = storedQuestions(quiz.questions)
	const outcomes = storedOutcomes(quiz.outcomes)
	const rules = toldRules(questions, outcomes)
	const { scoring_method, total_points, categories, lead_thresholds } = storedScoring(quiz.scoringConfig)
	return {
		quiz_name: quiz.name,
		quiz_description: quiz.description.slice(0, TEXT_CAP).toWellFormed(),
		contact_step: quiz.contactStep,
		auto_advance: quiz.autoAdvance,
		show_comparison: quiz.showComparison,
		hidden_fields: quiz.hiddenFields,
		is_active: quiz.isActive,
		closes_at: quiz.closesAt,
		response_limit: quiz.responseLimit,
		outcome_quotas: storedQuotas(quiz.outcomeQuotas),
		closed_message: quiz.closedMessage.slice(0, TEXT_CAP).toWellFormed(),
		questions: questions.map(({ question }) => question.slice(0, TEXT_CAP).toWellFormed()),
		...(rules.length > 0 && { rules }),
		scoring: { scoring_method, total_points, lead_thresholds, categories: categories.map(({ name }) => name) },
		outcomes: outcomes.map(
			({ title, score_min, score_max, action, testimonial }) =>
				`${title}: ${score_min} to ${score_max}, ${action}${testimonial ? ", plays a testimonial" : ""}`,
		),
		content_version: quiz.contentHash.slice(0, VERSION_LENGTH),
	}
}
