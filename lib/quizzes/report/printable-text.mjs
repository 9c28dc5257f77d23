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

/** Japanese and Chinese put no spaces between words. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u
const NEVER_FIRST = /^[、。，．・：；？！ー゛゜）」』】〉》］｝々〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
const NEVER_LAST = /[（「『【〈《［｛]$/u
const ENDS_UNSPACED = new RegExp(`${UNSPACED.source}$`, "u")

const words = new Intl.Segmenter("ja", { granularity: "word" })
const letters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** After a word, but not after Latin letters, where the layout would draw a hyphen. @param {string} text */
function breakUnspaced(text) {
	/** @type {string[]} */
	const pieces = []
	for (const { segment } of words.segment(text)) {
		const last = pieces.at(-1)
		const mayBreak = last !== undefined && ENDS_UNSPACED.test(last) && !NEVER_LAST.test(last)
		if (mayBreak && !NEVER_FIRST.test(segment)) pieces.push(segment)
		else pieces.splice(-1, 1, (last ?? "") + segment)
	}
	return pieces
}

const LONG_WORD = 24
const PIECE = 8

/** Breaks a word after 24 characters, then after every 8. An unbreakable one runs off the page. @param {string} word */
export function breakWord(word) {
	if (UNSPACED.test(word)) return breakUnspaced(word)
	if (word.length <= LONG_WORD) return [word]
	const characters = Array.from(letters.segment(word), ({ segment }) => segment)
	const pieces = []
	for (let start = 0; start < characters.length; start += PIECE) {
		pieces.push(characters.slice(start, start + PIECE).join(""))
	}
	return pieces
}
