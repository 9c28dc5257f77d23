/** Scripts that put no spaces between words: each character counts as a word. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** The words alone: without case, punctuation, and the two kinds of apostrophe. */
function wordsOf(text: string): string {
	const spaced = text.normalize("NFKC").toLowerCase().replace(/['’]/g, "").replace(UNSPACED, " $& ")
	return ` ${spaced.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()} `
}

/**
 * Whether `quote` is a run of whole words of `spoken`. Its capitals and punctuation are free, because captions cut
 * sentences into lines. Leaving out words in between is not allowed: it can turn what a person said around.
 */
export function isSaid(quote: string, spoken: string): boolean {
	const words = wordsOf(quote)
	return words.trim() !== "" && wordsOf(spoken).includes(words)
}
