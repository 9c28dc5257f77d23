/**
 * @typedef {object} TextItem
 * @property {string} str
 * @property {boolean} hasEOL
 * @property {number[]} [transform] a matrix; the last two are where the text begins, in points from the lower left corner
 * @property {number} height in points
 */

/**
 * What a person reads on one page: lines in the order of the page, an empty line where the gap says that a paragraph
 * ends, words that were divided at a line's end made whole.
 * Plain JavaScript, since it runs in the reading thread, which is loaded by path and not bundled.
 * @param {TextItem[]} items as pdf.js gives them
 * @returns {string}
 */
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
			// More than one and a half lines of the larger of both.
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
