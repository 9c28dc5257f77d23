import type { GivenAnswers } from "../../answer-types"
import { pickOutcome } from "../../pick-outcome"
import { partsOf, percentageOf } from "../../score-quiz"
import type { QuizContent } from "../../sessions/result-of"

/** The share of the question's points and the score without it, in tenths of a percent, and whether the outcome stays. */
export type WorthPart = [share: number, rest: number, same: 0 | 1]
export type WorthParts = Record<string, WorthPart>

/** What a completed session adds to the counters of its questions. Whole numbers, so that taking it out again leaves
 * nothing behind. The path stays as it was: without a question, others might have been asked, but nobody answered them.
 * @param content with the questions that were met. */
export function worthPartsOf(content: QuizContent, answers: GivenAnswers): WorthParts {
	const { questions, scoringConfig, outcomes } = content
	const parts = partsOf(questions, scoringConfig, answers)
	const outcomeAt = (percentage: number) => pickOutcome(outcomes, percentage)
	const reached = outcomeAt(percentageOf(parts, scoringConfig))
	return Object.fromEntries(
		parts.flatMap(({ questionId, earned, possible }, at): [string, WorthPart][] => {
			if (possible === 0) return []
			const rest = percentageOf(parts.toSpliced(at, 1), scoringConfig)
			const share = Math.min(1_000, Math.round((1_000 * earned) / possible))
			return [[questionId, [share, Math.round(rest * 10), outcomeAt(rest) === reached ? 1 : 0]]]
		}),
	)
}
