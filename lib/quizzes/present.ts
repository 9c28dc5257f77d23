import type { Quiz, QuizEntry } from "./answers"
import type { QuizEntryRow, QuizRow } from "./queries"
import { quizUrl } from "./quiz-url"
import { storedOutcomes, storedQuestions, storedQuotas, storedScoring } from "./stored-content"

type Described = Omit<QuizEntryRow, "questionCount">

function presentHead(row: Described): Omit<QuizEntry, "question_count"> {
	return {
		id: row.id,
		quiz_name: row.name,
		quiz_description: row.description,
		contact_step: row.contactStep,
		auto_advance: row.autoAdvance,
		show_comparison: row.showComparison,
		...(row.hiddenFields.length > 0 && { hidden_fields: row.hiddenFields }),
		is_active: row.isActive,
		closes_at: row.closesAt?.toISOString() ?? null,
		response_limit: row.responseLimit,
		outcome_quotas: storedQuotas(row.outcomeQuotas),
		closed_message: row.closedMessage,
		created_at: row.createdAt.toISOString(),
		updated_at: row.settingsUpdatedAt.toISOString(),
		tenant_name: row.tenant.name,
		tenant_slug: row.tenant.slug,
		quiz_url: quizUrl(row.tenant.slug, row.id),
		session_count: row.sessionCount,
	}
}

export function presentQuizEntry(row: QuizEntryRow): QuizEntry {
	return { ...presentHead(row), question_count: row.questionCount }
}

export function presentListedQuiz(row: QuizRow): Quiz & QuizEntry {
	const quiz = presentQuiz(row)
	return { ...quiz, question_count: quiz.questions.length }
}

export function presentQuiz(row: QuizRow): Quiz {
	return {
		...presentHead(row),
		questions: storedQuestions(row.questions),
		scoring_config: storedScoring(row.scoringConfig),
		outcomes: storedOutcomes(row.outcomes),
	}
}
