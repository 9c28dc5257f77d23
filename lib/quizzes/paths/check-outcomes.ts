import type { Outcome, Question } from "../answers"
import { outcomeProblems, votesGone } from "../words"
import { testProblem } from "./check-paths"

export interface OutcomeProblem {
	/** As in a refusal. */
	field: string
	detail: string
}

/** Votes for outcomes, and rules about questions, that the quiz does not have. */
export function checkOutcomes(
	questions: readonly Question[],
	outcomes: readonly Pick<Outcome, "id" | "when">[],
	fields: readonly string[] = [],
): OutcomeProblem[] {
	const known = new Set(outcomes.map(({ id }) => id))
	const votes = questions.flatMap(({ id, votes: cast = {} }, at) =>
		Object.values(cast)
			.flat()
			.every((voted) => known.has(voted))
			? []
			: [{ field: `questions.${id}`, detail: votesGone(at + 1) }],
	)
	const rules = outcomes.flatMap(({ id, when }, at) =>
		(when?.tests ?? []).flatMap((test) => {
			const found = testProblem(questions, test, questions.length - 1, fields)
			return found ? [{ field: `outcomes.${id}`, detail: outcomeProblems(found.kind, at + 1, found.other) }] : []
		}),
	)
	return [...votes, ...rules]
}
