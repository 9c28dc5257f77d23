import { possibleAnswers } from "./answer-types"
import type { Question } from "./answers"

/** An option that comes back starts over. The editor itself carries points and votes along when an admin renames an
 * option. */
export function keepKnownPoints<Q extends Question>(question: Q): Q {
	const answers = possibleAnswers(question) ?? []
	const known = <V>(byAnswer: Readonly<Record<string, V>>) =>
		Object.entries(byAnswer)
			.map(([answer, value]) => [answer.trim(), value] as const)
			.filter(([answer]) => answers.includes(answer))
	const { votes = {}, ...kept } = question
	const cast = known(votes).filter(([, outcomes]) => outcomes.length > 0)
	return {
		...kept,
		points: Object.fromEntries(known(question.points)),
		...(cast.length > 0 && { votes: Object.fromEntries(cast) }),
	} as Q
}
