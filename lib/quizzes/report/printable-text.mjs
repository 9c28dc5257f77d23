/** What stands for a character that no font of the report has. */
export const MISSING = "□"

/**
 * Text for the PDF: each character that no font has becomes □, instead of another font's emptiness. Marks and joiners that
 * no font has are left out, since they have no place of their own.
 * @param {string} text @param {(codePoint: number) => boolean} hasGlyph
 */
export function printableText(text, hasGlyph) {
	let printable = ""
	for (const character of text) {
		if (character === "\n" || hasGlyph(character.codePointAt(0) ?? 0)) printable += character
		else if (!/[\p{M}\p{Cf}\p{Emoji_Modifier}]/u.test(character)) printable += /\s/u.test(character) ? " " : MISSING
	}
	return printable
}

const LONG_WORD = 24
const PIECE = 8

/**
 * Where a word may be broken: nowhere up to 24 characters, then after each 8. A word without a place to break runs out of
 * the page.
 * @param {string} word
 */
export function breakWord(word) {
	if (word.length <= LONG_WORD) return [word]
	const characters = Array.from(word)
	const pieces = []
	for (let start = 0; start < characters.length; start += PIECE) {
		pieces.push(characters.slice(start, start + PIECE).join(""))
	}
	return pieces
}
