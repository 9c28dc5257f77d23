import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { GivenAnswers } from "../answer-types"
import type { Outcome, Question, ScoringConfig } from "../answers"
import { decideOutcome } from "../decide-outcome"
import { scoreQuiz } from "../score-quiz"
import type { QuizResult, ReachedOutcome } from "./answers"

export interface QuizContent {
	questions: Question[]
	scoringConfig: ScoringConfig
	outcomes: Outcome[]
}

/** Only what the page needs: a mail's template belongs to the business. */
function reached({ id, title, description, action, action_config, button, result_design }: Outcome): ReachedOutcome {
	return {
		id,
		title,
		description,
		action,
		redirect_url: action === "redirect" ? action_config.redirect_url : null,
		custom_message: action_config.custom_message,
		...(button && { button }),
		result_design,
	}
}

/** @param content with the questions that were met. */
export function resultOf(
	content: QuizContent,
	answers: GivenAnswers,
	fields: HiddenFields = {},
): { result: QuizResult; outcome: Outcome | null } {
	const score = scoreQuiz(content.questions, content.scoringConfig, answers)
	const { outcome } = decideOutcome(content, answers, score.percentage_score, fields)
	return { result: { ...score, outcome: outcome && reached(outcome) }, outcome }
}

/** Where every place of the outcome is taken. @param full what the business says then. */
export function withoutOutcome(result: QuizResult, full: string): { result: QuizResult; outcome: null } {
	return { result: { ...result, outcome: null, full }, outcome: null }
}
