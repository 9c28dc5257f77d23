import { foldSearchText } from "@/lib/db/fold-search-text"

/** The unique index holds at most 2.7 KB per row: 300 characters of four bytes fit. */
const KEY_CAP = 300

/** Question words, "not", and "no" stay: "how do I pay" and "when do I pay" want different answers. */
const FILLERS = new Set(
	`a an the and or of to for in on at with by about from
	is are was were be been am do does did can could will would shall should may might must have has had
	i me my mine we us our you your yours it its this that these those there
	what whats which please pls thanks thank hi hello hey ok okay so just also tell know give want need like let get
	im id ill youre theres`.split(/\s+/),
)

/** People type or omit accents at will. Other scripts' vowel signs are marks too, but belong to the word. */
const ACCENTS = /[\u0300-\u036f]/g

function wordsOf(question: string): string[] {
	return foldSearchText(question.normalize("NFKD").replace(ACCENTS, ""))
		.replace(/['’]|\p{Cf}/gu, "")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter(Boolean)
}

/** "What are your opening hours?" and "opening hours please" share one. Never empty for visible characters. */
export function groupKey(question: string): string {
	const words = wordsOf(question)
	const meaning = words.filter((word) => !FILLERS.has(word))
	const kept = meaning.length > 0 ? meaning : words
	// Only emoji or punctuation.
	const key = kept.length > 0 ? kept.join(" ") : question.trim().replace(/\s+/g, " ")
	// Half a surrogate pair cannot be stored.
	return [...key].slice(0, KEY_CAP).join("")
}
