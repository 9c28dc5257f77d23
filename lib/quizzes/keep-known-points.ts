import type { Question } from "./answers"
import { possibleAnswers } from "./possible-answers"

/**
 * Drops the points of answers that the question no longer has, so that an option which comes back later starts over
 * instead of scoring points that no one sees. The editor carries points along when an admin renames an option, because
 * it knows about the renaming. Keys are trimmed like options.
 */
export function keepKnownPoints<Q extends Question>(question: Q): Q {
	const answers = possibleAnswers(question) ?? []
	const known = Object.entries(question.points)
		.map(([answer, points]) => [answer.trim(), points] as const)
		.filter(([answer]) => answers.includes(answer))
	return { ...question, points: Object.fromEntries(known) }
}
