import type { Outcome } from "./answers"

/** The first outcome in the list whose range contains the rounded percentage; null for a neutral result. */
export function pickOutcome<T extends Pick<Outcome, "score_min" | "score_max">>(
	outcomes: readonly T[],
	percentage: number,
): T | null {
	const rounded = Math.round(percentage)
	return outcomes.find(({ score_min, score_max }) => score_min <= rounded && rounded <= score_max) ?? null
}
