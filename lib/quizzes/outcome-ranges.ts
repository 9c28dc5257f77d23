import type { Outcome } from "./answers"

type Ranged = Pick<Outcome, "id" | "score_min" | "score_max">

export interface PercentRange {
	from: number
	to: number
}

/** Percents that no outcome covers. A visitor who ends there sees a neutral result. */
export function outcomeHoles(outcomes: readonly Ranged[]): PercentRange[] {
	return ranges((percent) => !outcomes.some((outcome) => holds(outcome, percent)))
}

export function outcomeOverlaps(outcomes: readonly Ranged[]): PercentRange[] {
	return ranges((percent) => outcomes.filter((outcome) => holds(outcome, percent)).length > 1)
}

/** The percents that each outcome gets; the first in the list wins, so a later one may get none. */
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
