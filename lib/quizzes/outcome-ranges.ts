import type { Outcome } from "./answers"

type Ranged = Pick<Outcome, "id" | "score_min" | "score_max">

/** Whole percents, both ends included. */
export interface PercentRange {
	from: number
	to: number
}

/** Percents that no outcome covers. A visitor who ends there sees a neutral result. */
export function outcomeHoles(outcomes: readonly Ranged[]): PercentRange[] {
	return ranges((percent) => !outcomes.some((outcome) => holds(outcome, percent)))
}

/** Percents that a later outcome covers as well. The first one in the list wins there. */
export function outcomeOverlaps(outcomes: readonly Ranged[]): PercentRange[] {
	return ranges((percent) => outcomes.filter((outcome) => holds(outcome, percent)).length > 1)
}

/**
 * The percents that each outcome actually gets, with the first in the list winning; empty if earlier ones take
 * everything.
 */
export function wonRanges(outcomes: readonly Ranged[]): Map<string, PercentRange[]> {
	return new Map(
		outcomes.map((outcome) => [
			outcome.id,
			ranges((percent) => outcomes.find((each) => holds(each, percent)) === outcome),
		]),
	)
}

function holds({ score_min, score_max }: Ranged, percent: number): boolean {
	return score_min <= percent && percent <= score_max
}

function ranges(included: (percent: number) => boolean): PercentRange[] {
	const found: PercentRange[] = []
	for (let percent = 0; percent <= 100; percent++) {
		if (!included(percent)) continue
		const last = found.at(-1)
		if (last && last.to === percent - 1) last.to = percent
		else found.push({ from: percent, to: percent })
	}
	return found
}
