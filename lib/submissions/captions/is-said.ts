/** Scripts that put no spaces between words: each character counts as a word. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

function wordsOf(text: string): string {
	const spaced = text.normalize("NFKC").toLowerCase().replace(/['’]/g, "").replace(UNSPACED, " $& ")
	return ` ${spaced.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim()} `
}

/** Whether `quote` is a run of whole words of `spoken`, whatever its capitals and punctuation. Leaving out words in
 * between can turn what a person said around. */
export function isSaid(quote: string, spoken: string): boolean {
	const words = wordsOf(quote)
	// No one says a star or a smile, and an invisible mark can turn a line around.
	if ((quote.match(/[\p{S}\p{Cf}]/gu) ?? []).some((symbol) => !spoken.includes(symbol))) return false
	return words.trim() !== "" && wordsOf(spoken).includes(words)
}
