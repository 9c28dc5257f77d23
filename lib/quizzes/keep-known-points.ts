import type { Question } from "./answers"
import { possibleAnswers } from "./possible-answers"

/**
 * Points of the answers that the question has; those of answers that no longer exist go, so that an option which comes
 * back later begins anew instead of scoring what nobody sees. Renaming an option carries its points along in the editor,
 * which knows that it was renamed. Keys are trimmed as options are.
 */
export function keepKnownPoints<Q extends Question>(question: Q): Q {
	const answers = possibleAnswers(question) ?? []
	const known = Object.entries(question.points)
		.map(([answer, points]) => [answer.trim(), points] as const)
		.filter(([answer]) => answers.includes(answer))
	return { ...question, points: Object.fromEntries(known) }
}
