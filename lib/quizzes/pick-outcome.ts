import type { Outcome } from "./answers"

/** The first in the list whose range holds the percentage, rounded to an integer; null: a neutral result. */
export function pickOutcome<T extends Pick<Outcome, "score_min" | "score_max">>(
	outcomes: readonly T[],
	percentage: number,
): T | null {
	const rounded = Math.round(percentage)
	return outcomes.find(({ score_min, score_max }) => score_min <= rounded && rounded <= score_max) ?? null
}
