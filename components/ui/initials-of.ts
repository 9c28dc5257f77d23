/** A letter with its accents and vowel signs, which are characters of their own in many scripts. */
const LETTER = /\P{M}\p{M}*/u
/** Two Arabic letters would join and read as a piece of a word. */
const JOINS = /\p{sc=Arab}/u

/** At most two letters of a name, used if there is no picture: "AI Assistant" gives AI, "Grace Hopper" GH. */
export function initialsOf(name: string): string {
	const [first = "", second = ""] = name.trim().split(/\s+/)
	if (/^\p{Lu}{2}$/u.test(first)) return first
	const words = JOINS.test(first) ? [first] : [first, second]
	const letters = words.map((word) => LETTER.exec(word.replace(/^[^\p{L}\p{N}]+/u, ""))?.[0] ?? "")
	return letters.join("").toLocaleUpperCase("en-US") || "?"
}
