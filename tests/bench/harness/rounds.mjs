/** @param {number[]} values */
export function median(values) {
	const sorted = values.toSorted((a, b) => a - b)
	const middle = Math.floor(sorted.length / 2)
	return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Measures several things in turns (A B A B …), so that other load on the machine affects all of them. The ratio is the
 * median of the ratios within each turn, which one slow minute does not change. One turn before that is discarded.
 * @template {string} K
 * @param {number} rounds
 * @param {Record<K, () => Promise<number>>} subjects each returns one figure
 * @returns {Promise<{ figure: (name: K) => number, ratio: (ours: K, baseline: K) => number }>}
 */
export async function inTurns(rounds, subjects) {
	const names = /** @type {K[]} */ (Object.keys(subjects))
	const figures = /** @type {Record<K, number[]>} */ (Object.fromEntries(names.map((name) => [name, []])))
	for (let round = -1; round < rounds; round += 1) {
		// Reverses every other turn: what one subject leaves behind (write-back, garbage) must not always affect the
		// same one.
		for (const name of round % 2 ? names : names.toReversed()) {
			const figure = await subjects[name]()
			if (round >= 0) figures[name].push(figure)
		}
	}
	return {
		figure: (name) => median(figures[name]),
		ratio: (ours, baseline) => median(figures[ours].map((figure, round) => figure / figures[baseline][round])),
	}
}
