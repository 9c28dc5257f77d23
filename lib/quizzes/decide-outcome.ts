import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import { type Answer, chosenOptions, type GivenAnswers, possibleAnswers } from "./answer-types"
import type { Outcome, Question, ScoringConfig } from "./answers"
import type { Condition } from "./paths/answers"
import { holds } from "./paths/holds"
import { factsOn } from "./paths/walk"
import { pickOutcome } from "./pick-outcome"
import { hasPoints } from "./score-quiz"

export interface DecidedBy<O> {
	outcome: O | null
	by: "rule" | "votes" | "score"
}

type Decisive = Pick<Outcome, "id" | "score_min" | "score_max" | "when">

interface Taken<O> {
	/** Only the questions met: an answer off the path has no vote. */
	questions: readonly Question[]
	scoringConfig: ScoringConfig
	outcomes: readonly O[]
}

/** The first outcome whose rule holds, else the one with the most votes if any was cast, else the one of the score.
 * @param percentage the score of these questions. */
export function decideOutcome<O extends Decisive>(
	{ questions, scoringConfig, outcomes }: Taken<O>,
	answers: GivenAnswers,
	percentage: number,
	fields: HiddenFields = {},
): DecidedBy<O> {
	const facts = factsOn(questions, answers, fields, () =>
		percentage > 0 || hasPoints(questions, scoringConfig, answers) ? percentage : null,
	)
	const ruled = outcomes.find(({ when }) => when && holds(when, facts))
	if (ruled) return { outcome: ruled, by: "rule" }
	const elected = mostVoted(questions, outcomes, answers)
	if (elected) return { outcome: elected, by: "votes" }
	return { outcome: pickOutcome(scoredOutcomes(outcomes), percentage), by: "score" }
}

/** True where more points would have led elsewhere. False where answers say who someone is: none of them is wrong.
 * @param reached as stored. Undefined where every place was taken. */
export function isDecidedByScore<O extends Decisive>(
	content: Taken<O>,
	reached: O | undefined,
	...taken: [answers: GivenAnswers, percentage: number, fields?: HiddenFields]
): boolean {
	const { outcome, by } = decideOutcome(content, ...taken)
	const rule = (reached ?? outcome)?.when
	return rule ? asksScoreAlone(rule) : by !== "votes"
}

export const asksScoreAlone = ({ tests }: Condition) => tests.every(({ of }) => of === "score")

export const scoredOutcomes = <O extends Pick<Outcome, "when">>(outcomes: readonly O[]): O[] =>
	outcomes.filter(({ when }) => !when)

/** The first in the list wins a tie. Null without a vote for an outcome that there is. */
function mostVoted<O extends Decisive>(
	questions: readonly Question[],
	outcomes: readonly O[],
	answers: GivenAnswers,
): O | null {
	const counts = new Map(outcomes.map(({ id }) => [id, 0]))
	for (const question of questions) {
		const answer = answers.get(question.id)
		for (const id of answer ? votesOf(question, answer) : []) {
			const count = counts.get(id)
			if (count !== undefined) counts.set(id, count + 1)
		}
	}
	const most = Math.max(0, ...counts.values())
	return most === 0 ? null : (outcomes.find(({ id }) => counts.get(id) === most) ?? null)
}

function votesOf(question: Question, answer: Answer): string[] {
	return chosenOptions(answer).flatMap((option) => votesFor(question, option))
}

/** An option votes once for an outcome, however often it names it. */
export const votesFor = ({ votes = {} }: Question, option: string): string[] =>
	Object.hasOwn(votes, option) ? [...new Set(votes[option])] : []

/** The outcomes that lose every vote: an earlier one is voted for by each answer that votes for them. */
export function outvoted<O extends Decisive>(questions: readonly Question[], outcomes: readonly O[]): O[] {
	const ballots = questions.flatMap((question) =>
		(possibleAnswers(question) ?? []).map((option) => new Set(votesFor(question, option))),
	)
	const votesAlways = (earlier: O, later: O) =>
		ballots.every((ballot) => !ballot.has(later.id) || ballot.has(earlier.id))
	return outcomes.filter(
		(later, at) =>
			ballots.some((ballot) => ballot.has(later.id)) &&
			outcomes.slice(0, at).some((earlier) => votesAlways(earlier, later)),
	)
}

/** The ids of the outcomes that an answer votes for. */
export function votedFor(questions: readonly Question[]): Set<string> {
	return new Set(questions.flatMap(({ votes = {} }) => Object.values(votes).flat()))
}
