/** Fillers, blank Braille, and marks that only join. */
const INVISIBLE_LETTERS = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/g
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** Joiners are legitimate inside Persian and Hindi words and between emoji. Anywhere else they only hide something. */
const STRAY_JOINERS =
	/(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu
/** Direction marks, soft hyphens, zero-width spaces, and tags, which spell hidden text that models read. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu
/** Unicode's limit for text that is safe to process. No language needs a tenth of it. */
const MARK_PILES = /(\p{M}{30})\p{M}+/gu

/** Composing takes minutes for some hundred thousand marks on one letter. */
export function cutMarkPiles(text: string): string {
	return text.replace(MARK_PILES, "$1")
}

/** cleanText() for a piece of a stream, without the steps that need both sides of a character. */
export function cleanPiece(text: string): string {
	return text
		.toWellFormed()
		.replace(LINE_BREAKS, "\n")
		.replace(CONTROL, "")
		.replace(INVISIBLE, "")
		.replace(INVISIBLE_LETTERS, "")
}

/** Composed (NFC), with `\n` for every line break, without NUL or lone surrogates. */
export function cleanText(text: string): string {
	return cutMarkPiles(cleanPiece(text).replace(STRAY_JOINERS, "")).normalize("NFC")
}
