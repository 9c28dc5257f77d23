/** Looks like nothing and is no letter of any word: fillers, blank Braille, and what only joins or marks. */
const INVISIBLE_LETTERS = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** Joiners stand inside words of Persian and Hindi and between emoji; anywhere else they only hide something. */
const STRAY_JOINERS =
	/(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu
/** Direction marks, soft hyphens, tags (which spell hidden text that models read), zero-width spaces. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu

/** As below, of a piece of a text: without what needs to see both sides of a letter. */
export function cleanPiece(text: string): string {
	return text
		.toWellFormed()
		.replace(LINE_BREAKS, "\n")
		.replace(CONTROL, "")
		.replace(INVISIBLE, "")
		.replace(INVISIBLE_LETTERS, "")
}

/**
 * What can be seen of a text, composed (NFC), with `\n` for every line break: of a question before it is stored and sent,
 * and of an answer before it is shown. Neither NUL nor half a surrogate pair is left.
 */
export function cleanText(text: string): string {
	return cleanPiece(text).replace(STRAY_JOINERS, "").normalize("NFC")
}
