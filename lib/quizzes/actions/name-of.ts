const NAME_CAP = 40
const WORDS_CAP = 4
/** A word such as "Zoë" or "O’Hara-Smith", or an abbreviation such as "J." or "Dr.". */
const WORD = /^(\p{L}[\p{L}\p{M}]*(['’-]\p{L}[\p{L}\p{M}]*)*|\p{L}{1,3}\.)$/u
/** A lowercase word of four or more letters, which excludes "de", "van", and "bin". */
const SMALL_WORD = /^\p{Ll}{4}/u

/**
 * The typed name if it reads like one; null for an address, a sentence, or a number. The result mail goes to an
 * unproven address in the business's name, so it must not carry a stranger's message.
 */
export function nameOf(typed: string): string | null {
	const words = typed.trim().split(/\s+/)
	const name = words.join(" ")
	if (name.length > NAME_CAP || words.length > WORDS_CAP || !words.every((word) => WORD.test(word))) return null
	return words.length > 2 && words.some((word) => SMALL_WORD.test(word)) ? null : name
}
