/** As many narrow a search down far enough; each more is another list to read, and that of a common part a long one. */
const RAREST = 3
const COMMON_SHARE = 0.1
/** What the trigram index keeps as it stands; around anything else it sees the edges of words. */
const WORD_PART = /^[\p{L}\p{N}]{3}$/u

/** Each once. */
function windows(letters: string[], length: number): string[] {
	return [...new Set(letters.map((_, at) => letters.slice(at, at + length).join("")))].filter(
		(gram) => [...gram].length === length,
	)
}

export interface Grams {
	/** By which index; "whole": none of the parts is rare, and the trigram index had better be asked for all of them. */
	kind: "trigrams" | "short" | "whole"
	grams: string[]
}

/**
 * By which parts of what is searched for an index is asked: the rarest, going by a sample of rows. `customer 4711` by all of
 * its parts would read a list of every row for each three letters of `customer`.
 * @param needle folded @param sample some rows' texts
 */
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
