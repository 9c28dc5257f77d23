/**
 * `baselineIs` says below the table what the baseline does and does not do.
 * @typedef {{ what: string, baseline: string, ours: string, ratio: string, goal: string, met: string, baselineIs?: string }} Line
 */

const COLUMNS = /** @type {const} */ (["what", "baseline", "ours", "ratio", "goal", "met"])

/** @param {number} value */
const digits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/**
 * A line that compares. `atLeast` is the smallest ratio allowed and `atMost` the largest. Without either there is no
 * goal.
 * @param {{ what: string, unit: string, baseline: number, ours: number, ratio: number, atLeast?: number, atMost?: number,
 *   baselineIs?: string }} figures
 * @returns {Line}
 */
export function compared({ what, unit, baseline, ours, ratio, atLeast, atMost, baselineIs }) {
	const unscored = atLeast === undefined && atMost === undefined
	const met = atLeast === undefined ? ratio <= (atMost ?? 0) : ratio >= atLeast
	return {
		what,
		baseline: `${digits(baseline)} ${unit}`,
		ours: `${digits(ours)} ${unit}`,
		ratio: `${ratio.toFixed(2)} ×`,
		goal: unscored ? "" : atLeast === undefined ? `≤ ${atMost} ×` : `≥ ${atLeast.toFixed(2)} ×`,
		met: unscored ? "" : met ? "yes" : "NO",
		baselineIs,
	}
}

/**
 * @param {{ what: string, unit: string, baseline?: number, ours: number, atMost: number, baselineIs?: string }} figures
 * @returns {Line}
 */
export function absolute({ what, unit, baseline, ours, atMost, baselineIs }) {
	return {
		what,
		baseline: baseline === undefined ? "" : `${digits(baseline)} ${unit}`,
		ours: `${digits(ours)} ${unit}`,
		ratio: "",
		goal: `≤ ${atMost} ${unit}`,
		met: ours <= atMost ? "yes" : "NO",
		baselineIs,
	}
}

/** @param {string} what @param {string} why @returns {Line} */
export function notMeasured(what, why) {
	return { what, baseline: "", ours: `not measured: ${why}`, ratio: "", goal: "", met: "" }
}

/** @param {Line[]} lines */
export function printTable(lines) {
	/** @typedef {Record<(typeof COLUMNS)[number], string>} Row */
	const titles = /** @type {Row} */ (Object.fromEntries(COLUMNS.map((name) => [name, name])))
	const rows = [titles, ...lines]
	const widths = COLUMNS.map((name) => Math.max(...rows.map((row) => row[name].length)))
	/** @param {Row} row */
	const format = (row) =>
		COLUMNS.map((name, index) => row[name].padEnd(widths[index] ?? 0))
			.join("  ")
			.trimEnd()
	const [head, ...body] = rows.map(format)
	console.log([head, widths.map((width) => "-".repeat(width)).join("  "), ...body].join("\n"))
	const told = new Set(
		lines.flatMap(({ what, baselineIs }) => (baselineIs ? [`${what.split(" · ").at(-1)}: ${baselineIs}.`] : [])),
	)
	if (told.size > 0) console.log(["", "What is compared with:", ...[...told].map((line) => `  ${line}`)].join("\n"))
}
