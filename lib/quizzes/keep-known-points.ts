import { possibleAnswers } from "./answer-types"
import type { Question } from "./answers"

/** An option that comes back starts over. The editor itself carries points along when an admin renames an option. */
export function keepKnownPoints<Q extends Question>(question: Q): Q {
	const answers = possibleAnswers(question) ?? []
	const known = Object.entries(question.points)
		.map(([answer, points]) => [answer.trim(), points] as const)
		.filter(([answer]) => answers.includes(answer))
	return { ...question, points: Object.fromEntries(known) }
}
