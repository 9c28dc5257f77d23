/**
 * @typedef {object} TextItem
 * @property {string} str
 * @property {boolean} hasEOL
 * @property {number[]} [transform] a matrix; the last two are where the text begins, in points from the lower left corner
 * @property {number} height in points
 */

/** The text as a person reads it: an empty line after each paragraph, and words that a line end hyphenated joined
 * again. @param {TextItem[]} items from pdf.js @returns {string} */
export function pageText(items) {
	let text = ""
	let line = ""
	let lastY = Number.NaN
	let lastHeight = 0
	const endLine = () => {
		text += `${line.trimEnd()}\n`
		line = ""
	}
	for (const { str, hasEOL, transform, height } of items) {
		const y = transform?.[5] ?? Number.NaN
		if (str.trim() !== "") {
			const gap = Math.abs(lastY - y)
			if (line === "" && text !== "" && gap > 1.75 * Math.max(lastHeight, height)) text += "\n"
			lastY = y
			lastHeight = height
		}
		line += str
		if (hasEOL) endLine()
	}
	endLine()
	return text.replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, "$1").trim()
}
