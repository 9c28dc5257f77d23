import type { Outcome, Question } from "./answers"
import { bestPoints } from "./points-of"

/** Nothing earns a point because answers decide the outcome. A quiz without points that decides nothing keeps its score. */
export function isUnscored(questions: readonly Question[], outcomes: readonly Outcome[]): boolean {
	const byAnswers =
		questions.some(({ votes = {} }) => Object.values(votes).some(({ length }) => length > 0)) ||
		outcomes.some(({ when }) => when)
	return byAnswers && questions.every((question) => (bestPoints(question) ?? 0) === 0)
}
