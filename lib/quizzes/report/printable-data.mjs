import { MISSING, printableText } from "./printable-text.mjs"

/** Keys whose values are not text for people. */
const DRAWN = new Set(["colors", "charts", "color", "logoUrl", "url", "lang", "dir"])

/**
 * @template T @param {T} data @param {(codePoint: number) => boolean} hasGlyph
 * @returns {{ printable: T, isMissing: boolean }} isMissing: □ replaces something
 */
export function printableData(data, hasGlyph) {
	let isMissing = false
	/** @param {unknown} value @returns {unknown} */
	const walk = (value) => {
		if (typeof value === "string") {
			const printable = printableText(value, hasGlyph)
			isMissing ||= printable !== value && printable.includes(MISSING)
			return printable
		}
		if (Array.isArray(value)) return value.map(walk)
		if (!value || typeof value !== "object") return value
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, DRAWN.has(key) ? item : walk(item)]))
	}
	return { printable: /** @type {T} */ (walk(data)), isMissing }
}
