/** Replaces a character that no font of the report has. Marks and joiners take no space and are removed. */
export const MISSING = "□"

/** @param {string} text @param {(codePoint: number) => boolean} hasGlyph */
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

/** Breaks a word after 24 characters, then after every 8. An unbreakable one runs off the page. @param {string} word */
export function breakWord(word) {
	if (word.length <= LONG_WORD) return [word]
	const characters = Array.from(word)
	const pieces = []
	for (let start = 0; start < characters.length; start += PIECE) {
		pieces.push(characters.slice(start, start + PIECE).join(""))
	}
	return pieces
}
