const NAME_CAP = 40
const WORDS_CAP = 4
const WORD = /^(\p{L}[\p{L}\p{M}]*(['’-]\p{L}[\p{L}\p{M}]*)*|\p{L}{1,3}\.)$/u
const SMALL_WORD = /^\p{Ll}{4}/u

/** Null for anything but a name: the mail goes to an unproven address and must not carry a stranger's message. */
export function nameOf(typed: string): string | null {
	const words = typed.trim().split(/\s+/)
	const name = words.join(" ")
	if (name.length > NAME_CAP || words.length > WORDS_CAP || !words.every((word) => WORD.test(word))) return null
	return words.length > 2 && words.some((word) => SMALL_WORD.test(word)) ? null : name
}
