/** A letter with its accents and vowel signs, which are characters of their own in many scripts. */
const LETTER = /\P{M}\p{M}*/u
/** Arabic letters would join and read as a piece of a word. */
const JOINS = /\p{sc=Arab}/u

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/)
	const last = words.length > 1 ? words.at(-1) : undefined
	const [first = "", second = ""] = [words[0], last].map((word) => LETTER.exec(word ?? "")?.[0] ?? "")
	return JOINS.test(first) ? first : first + second
}
