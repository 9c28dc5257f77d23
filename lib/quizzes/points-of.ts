import type { Question } from "./answers"
import { RATING_POINTS, YES_NO_POINTS } from "./defaults"
import { possibleAnswers } from "./possible-answers"

type Scored = Pick<Question, "type" | "options" | "points">

function defaultPoints(type: Question["type"], answer: string): number {
	if (type === "rating") return RATING_POINTS[answer] ?? 0
	if (type === "yes_no") return YES_NO_POINTS[answer] ?? 0
	return 0
}

/** The quiz's own points if it sets them, otherwise the type's default. */
export function pointsOf(question: Scored, answer: string): number {
	const own = Object.hasOwn(question.points, answer) ? question.points[answer] : undefined
	return Math.max(0, own ?? defaultPoints(question.type, answer))
}

/** Null for free text, which is not scored. */
export function bestPoints(question: Scored): number | null {
	const answers = possibleAnswers(question)
	return answers?.reduce((best, answer) => Math.max(best, pointsOf(question, answer)), 0) ?? null
}
