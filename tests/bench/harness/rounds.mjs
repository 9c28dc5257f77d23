/** @param {number[]} values */
export function median(values) {
	const sorted = values.toSorted((a, b) => a - b)
	const [lower = Number.NaN, upper = lower] = sorted.slice(
		Math.floor((sorted.length - 1) / 2),
		Math.floor(sorted.length / 2) + 1,
	)
	return (lower + upper) / 2
}

/**
 * @template {string} K
 * @typedef {{ figure: (name: K) => number, ratio: (ours: K, baseline: K) => number }} Figures
 */

/**
 * Measures several subjects in turns (A B A B …), so that other load on the machine affects all of them. The ratio is
 * the median of the ratios within each turn, so one slow minute does not move it. A first turn does not count.
 * @template {string} K
 * @param {number} rounds
 * @param {Record<K, () => Promise<number>>} subjects each returns one figure
 * @returns {Promise<Figures<K>>}
 */
export async function inTurns(rounds, subjects) {
	const names = /** @type {K[]} */ (Object.keys(subjects))
	/** @type {Map<K, number[]>} */
	const figures = new Map(names.map((name) => [name, []]))
	/** @param {K} name */
	const figuresOf = (name) => figures.get(name) ?? []
	for (let round = -1; round < rounds; round += 1) {
		// Reverses every other turn: what one subject leaves behind (write-back, garbage) must not always affect the
		// same one.
		for (const name of round % 2 ? names : names.toReversed()) {
			const figure = await subjects[name]()
			if (round >= 0) figuresOf(name).push(figure)
		}
	}
	return {
		figure: (name) => median(figuresOf(name)),
		ratio: (ours, baseline) => {
			const divisors = figuresOf(baseline)
			return median(figuresOf(ours).map((figure, round) => figure / (divisors[round] ?? Number.NaN)))
		},
	}
}
