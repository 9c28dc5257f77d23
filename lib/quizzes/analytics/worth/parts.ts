import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { GivenAnswers } from "../../answer-types"
import type { Question } from "../../answers"
import { decideOutcome } from "../../decide-outcome"
import { partsOf, percentageOf } from "../../score-quiz"
import type { QuizContent } from "../../sessions/result-of"

/** The share of the question's points and the score without it, in tenths of a percent, and whether the outcome stays. */
export type WorthPart = [share: number, rest: number, same: 0 | 1]
export type WorthParts = Record<string, WorthPart>

/** What a completed session adds to the counters of its questions. Whole numbers, so that taking it out again leaves
 * nothing behind. The path stays as it was: without a question, others might have been asked, but nobody answered them.
 * @param content with the questions that were met. */
export function worthPartsOf(content: QuizContent, answers: GivenAnswers, fields?: HiddenFields): WorthParts {
	const { questions, scoringConfig, outcomes } = content
	// Others have no say in an outcome beyond the score.
	const deciding = outcomes.some(({ when }) => when) ? questions : questions.filter(({ votes }) => votes)
	const decide = (asked: readonly Question[], percentage: number) =>
		decideOutcome({ ...content, questions: asked }, answers, percentage, fields)
	const parts = partsOf(questions, scoringConfig, answers)
	const reached = decide(deciding, percentageOf(parts, scoringConfig))
	const sayers = new Set(deciding.map(({ id }) => id))
	const without = (id: string, percentage: number) => {
		if (sayers.has(id))
			return decide(
				deciding.filter((each) => each.id !== id),
				percentage,
			).outcome
		return reached.by === "score" ? decide([], percentage).outcome : reached.outcome
	}
	return Object.fromEntries(
		parts.flatMap(({ questionId, earned, possible }, at): [string, WorthPart][] => {
			if (possible === 0) return []
			const rest = percentageOf(parts.toSpliced(at, 1), scoringConfig)
			const share = Math.min(1_000, Math.round((1_000 * earned) / possible))
			return [[questionId, [share, Math.round(rest * 10), without(questionId, rest) === reached.outcome ? 1 : 0]]]
		}),
	)
}
