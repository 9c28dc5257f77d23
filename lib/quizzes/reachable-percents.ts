import type { Question, ScoringConfig } from "./answers"
import { GENERAL_CATEGORY } from "./defaults"
import { hasRules } from "./paths/walk"
import { bestPoints, mostChoices, possiblePoints } from "./points-of"

const MOST_STATES = 20_000
const MOST_SUMS = 2_000

type Pair = readonly [earned: number, possible: number]

/** Null if too many combinations would keep the editor waiting, or if rules decide what is asked: it makes no claim
 * then. */
export function reachablePercents(questions: readonly Question[], config: ScoringConfig): Set<number> | null {
	if (hasRules(questions)) return null
	const groups = new Map<string, Question[]>()
	for (const question of questions) {
		const name = config.scoring_method === "category" ? question.category || GENERAL_CATEGORY : ""
		groups.set(name, [...(groups.get(name) ?? []), question])
	}
	const weighted = config.scoring_method !== "simple"
	/** [Σ weight × share, Σ weight] over categories; with a single group the share itself. */
	let totals: Pair[] = [[0, 0]]
	for (const [name, members] of groups) {
		const sums = sumsOf(members, weighted)
		if (!sums) return null
		const weight = config.categories.find((category) => category.name === name)?.weight ?? 1
		const shares = sums.map(
			([earned, possible]): Pair => (possible > 0 ? [(weight * earned) / possible, weight] : [0, 0]),
		)
		const next = combine(totals, shares)
		if (!next) return null
		totals = next
	}
	return new Set(totals.map(([sum, weights]) => Math.round(weights > 0 ? (sum / weights) * 100 : 0)))
}

function sumsOf(questions: readonly Question[], weighted: boolean): Pair[] | null {
	let sums: Pair[] = [[0, 0]]
	for (const question of questions) {
		const choices = choicesOf(question, weighted ? question.weight : 1)
		const next = choices && combine(sums, choices)
		if (!next) return null
		sums = next
	}
	return sums
}

function choicesOf(question: Question, weight: number): Pair[] | null {
	const possible = earnable(question)
	if (!possible) return possiblePoints(question) ? null : [[0, 0]]
	const best = (bestPoints(question) ?? 0) * weight
	const choices = possible.map((points): Pair => [points * weight, best])
	return question.required && choices.length > 0 ? choices : [...choices, [0, 0]]
}

/** What an answer to the question can earn. Null if it is not scored, and for too many sums of several choices. */
function earnable(question: Question): number[] | null {
	const possible = possiblePoints(question)
	if (!possible || question.type !== "multiple_choices") return possible
	/** By the number of choices. Six decimals, as below. */
	const sums = Array.from({ length: mostChoices(question) + 1 }, (_, chosen) => new Set(chosen === 0 ? ["0"] : []))
	for (const points of possible) {
		for (let chosen = sums.length - 1; chosen > 0; chosen--) {
			for (const sum of sums[chosen - 1] ?? []) sums[chosen]?.add(String(Number((Number(sum) + points).toFixed(6))))
			if ((sums[chosen]?.size ?? 0) > MOST_SUMS) return null
		}
	}
	return [...new Set(sums.slice(1).flatMap((each) => [...each]))].map(Number)
}

function combine(left: readonly Pair[], right: readonly Pair[]): Pair[] | null {
	const seen = new Map<string, Pair>()
	for (const [a, b] of left) {
		for (const [c, d] of right) {
			const pair: Pair = [a + c, b + d]
			// Six decimals, so that the same points summed in another order are one state.
			seen.set(`${pair[0].toFixed(6)}/${pair[1].toFixed(6)}`, pair)
			if (seen.size > MOST_STATES) return null
		}
	}
	return [...seen.values()]
}
