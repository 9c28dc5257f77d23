import type { Question, ScoringConfig } from "./answers"
import { GENERAL_CATEGORY } from "./defaults"
import { hasRules } from "./paths/walk"
import { bestPoints, possiblePoints } from "./points-of"

const MOST_STATES = 20_000

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
		const next = combine(sums, choicesOf(question, weighted ? question.weight : 1))
		if (!next) return null
		sums = next
	}
	return sums
}

function choicesOf(question: Question, weight: number): Pair[] {
	const possible = possiblePoints(question)
	if (!possible) return [[0, 0]]
	const best = (bestPoints(question) ?? 0) * weight
	const choices = possible.map((points): Pair => [points * weight, best])
	return question.required && choices.length > 0 ? choices : [...choices, [0, 0]]
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
