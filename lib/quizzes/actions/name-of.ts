const NAME_CAP = 40
const WORDS_CAP = 4
/** "Zoë", "O’Hara-Smith", or an initial, a "Dr." and the like. */
const WORD = /^(\p{L}[\p{L}\p{M}]*(['’-]\p{L}[\p{L}\p{M}]*)*|\p{L}{1,3}\.)$/u
/** No "de", "van" or "bin". */
const SMALL_WORD = /^\p{Ll}{4}/u

/**
 * What a visitor typed as the name where it reads like one; null for an address, a sentence, a number. A result is mailed to
 * an address that no one has proven to be the visitor's, in the name of the business, and must not carry a stranger's message.
 */
export function nameOf(typed: string): string | null {
	const words = typed.trim().split(/\s+/)
	const name = words.join(" ")
	if (name.length > NAME_CAP || words.length > WORDS_CAP || !words.every((word) => WORD.test(word))) return null
	return words.length > 2 && words.some((word) => SMALL_WORD.test(word)) ? null : name
}
