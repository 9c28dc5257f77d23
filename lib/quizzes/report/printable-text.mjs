/** Replaces a character that none of the report's fonts has. */
export const MISSING = "□"

/**
 * Prepares text for the PDF. Each character that no font has becomes □ instead of a blank. Marks and joiners that no
 * font has are removed, since they take no space of their own.
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
 * Where a word may be broken: nowhere up to 24 characters, then after every 8. A word that cannot be broken runs off
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
