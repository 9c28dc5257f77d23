/** Each further gram is another list to read, and a common gram's list is long. */
const RAREST = 3
const COMMON_SHARE = 0.1
/** Grams that the trigram index stores as they are. Around any other character it sees word boundaries. */
const WORD_PART = /^[\p{L}\p{N}]{3}$/u

function windows(letters: string[], length: number): string[] {
	return [...new Set(letters.map((_, at) => letters.slice(at, at + length).join("")))].filter(
		(gram) => [...gram].length === length,
	)
}

export interface Grams {
	/** "whole" means that no gram is rare, and the trigram index should get the whole text. */
	kind: "trigrams" | "short" | "whole"
	grams: string[]
}

/** The rarest grams by a sample of rows: querying `customer 4711` by all of its grams would read a list of every row for
 * each gram of `customer`. `needle` and `sample` are folded. */
export function rarestGrams(needle: string, sample: string[]): Grams {
	const letters = [...needle]
	const words = windows(letters, 3).filter((gram) => WORD_PART.test(gram))
	const kind = words.length > 0 ? "trigrams" : "short"
	const grams = words.length > 0 ? words : windows(letters, Math.min(2, letters.length))
	const frequency = (gram: string) => sample.filter((line) => line.includes(gram)).length
	const counted = grams.map((gram) => ({ gram, count: frequency(gram) })).sort((a, b) => a.count - b.count)
	const rare = counted.filter(({ count }) => count <= sample.length * COMMON_SHARE)
	if (kind === "trigrams" && rare.length === 0) return { kind: "whole", grams: [] }
	return { kind, grams: (kind === "short" ? counted : rare).slice(0, RAREST).map(({ gram }) => gram) }
}
