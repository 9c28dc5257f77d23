import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { GivenAnswers } from "../answer-types"
import type { Question, ScoringConfig } from "../answers"
import { newScoringConfig } from "../defaults"
import { scoreQuiz } from "../score-quiz"
import type { Condition } from "./answers"
import { type Facts, holds } from "./holds"

type Ruled = Pick<Question, "show_if" | "with_previous" | "next">

export function hasRules(questions: readonly Ruled[]): boolean {
	return questions.some(({ show_if, with_previous, next }) => show_if || with_previous || next)
}

/** The place of the question whose condition decides about this one. */
export function leaderOf(questions: readonly Ruled[], at: number): number {
	let leader = at
	while (leader > 0 && questions[leader]?.with_previous) leader -= 1
	return leader
}

/** The questions on the way of someone who leaves out what has no answer, in order. It only ever leads forward, so
 * that no stored rule can make it endless. */
export function walk(
	{ questions, scoringConfig }: { questions: readonly Question[]; scoringConfig: ScoringConfig },
	answers: GivenAnswers,
	fields: HiddenFields = {},
): Question[] {
	if (!hasRules(questions)) return [...questions]
	const met: Question[] = []
	const places = new Map(questions.map(({ id }, place) => [id, place]))
	const facts = factsOn(met, answers, fields, () => {
		const { categories, percentage_score } = scoreQuiz(met, scoringConfig, answers)
		return categories.length > 0 ? percentage_score : null
	})
	const decided = new Map<number, boolean>()
	const isShown = (at: number) => {
		const leader = leaderOf(questions, at)
		const known = decided.get(leader)
		if (known !== undefined) return known
		const shown = isMet(questions[leader]?.show_if, facts)
		decided.set(leader, shown)
		return shown
	}
	for (let at = 0; at < questions.length; ) {
		const question = questions[at]
		if (!question || !isShown(at)) {
			at += 1
			continue
		}
		met.push(question)
		const jump = question.next?.find((each) => each.if === null || holds(each.if, facts))
		const target = jump?.to === null ? questions.length : (places.get(jump?.to ?? "") ?? at)
		at = Math.max(target, at + 1)
	}
	return met
}

const isMet = (condition: Condition | undefined, facts: Facts) => !condition || holds(condition, facts)

/** @param met may grow. What follows from it is found at the first test that asks, and kept for the others.
 * @param scoreOf null where there was nothing to earn. */
export function factsOn(
	met: readonly Question[],
	answers: GivenAnswers,
	fields: HiddenFields,
	scoreOf: () => number | null,
): Facts {
	const ids = new Set<string>()
	let scored: { after: number; score: number | null } | undefined
	return {
		answer(id) {
			for (const question of met.slice(ids.size)) ids.add(question.id)
			return ids.has(id) ? (answers.get(id) ?? null) : null
		},
		field: (name) => (Object.hasOwn(fields, name) ? (fields[name] ?? null) : null),
		score() {
			if (scored?.after !== met.length) scored = { after: met.length, score: scoreOf() }
			return scored.score
		},
	}
}

/** The ids of what someone meets who has not answered yet. Undefined for a quiz without rules. */
export function firstPath(questions: readonly Question[]): string[] | undefined {
	if (!hasRules(questions)) return undefined
	return walk({ questions, scoringConfig: newScoringConfig() }, new Map()).map(({ id }) => id)
}

/** How far a running session has come on its path: to the question after the last that has an answer. */
export function pathSoFar(met: readonly Question[], answers: GivenAnswers): string[] {
	const last = met.findLastIndex(({ id }) => answers.has(id))
	return met.slice(0, last + 2).map(({ id }) => id)
}

/** Only what the session met counts. @param path as stored. In a quiz without rules it is empty and means all. */
export function onPath<C extends { questions: Question[] }>(
	content: C,
	answers: GivenAnswers,
	path: readonly string[],
): { content: C; answers: GivenAnswers } {
	if (path.length === 0 && !hasRules(content.questions)) return { content, answers }
	const met = new Set(path)
	return {
		content: { ...content, questions: content.questions.filter(({ id }) => met.has(id)) },
		answers: new Map([...answers].filter(([id]) => met.has(id))),
	}
}
