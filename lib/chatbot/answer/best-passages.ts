import { foldSearchText } from "@/lib/db/fold-search-text"

/** A sentence that starts this way says little without the one before it. */
const GOES_ON = /^(it|its|they|their|this|that|these|those|there|then|but|and|or|on|except|otherwise|also|please)\b/i
/** A line that makes sense alone. Any other line is part of a wrapped sentence. */
const OWN_LINE = /^\s*(?:[-*•–]|\d+[.)])\s|[.!?:。！？]\s*$/
const HEADING = /^(?!.*[.!?。！？]\s*$).{1,80}$|:\s*$/
const ENDING = /(?:ings?|ed|es|ers?|ly|s|e|y)$/

/**
 * What "opening" and "opens" have in common. Rough, because the search has real stemming and has already found the
 * text.
 */
function stemOf(word: string): string {
	const cut = word.replace(ENDING, "")
	return cut.length < 3 ? word : cut.replace(/([^aeiou])\1$/, "$1")
}

function alike(one: string, other: string): boolean {
	const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length)
	return short === long || (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short))
}

function countIn(text: string, stems: readonly string[]): number {
	const words = foldSearchText(text)
		.replace(/['’]/g, "")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
	const found = words.filter(Boolean).map(stemOf)
	return stems.filter((stem) => found.some((word) => alike(stem, word))).length
}

function sentencesOf(paragraph: string): string[] {
	const lines = paragraph.split("\n")
	if (lines.length > 1)
		return lines.every((line) => OWN_LINE.test(line)) ? lines.map((line) => `${line}\n`) : [paragraph]
	return Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph), ({ segment }) => segment)
}

/** The sentences of a paragraph that contain the words, and those that depend on them. */
function bestSentences(paragraph: string, stems: readonly string[]): string {
	const sentences = sentencesOf(paragraph)
	const counts = sentences.map((sentence) => countIn(sentence, stems))
	const best = Math.max(...counts)
	const all = best === countIn(paragraph, stems)
	let kept = false
	return sentences
		.filter((sentence, at) => {
			const holds = (counts[at] ?? 0) >= (all ? best : 1)
			const before = sentences[at - 1] ?? ""
			kept = holds || (kept && (GOES_ON.test(sentence) || /:\s*$/.test(before)))
			return kept
		})
		.join("")
		.trim()
}

/**
 * The part of a text that answers a question, judged by shared words: the best paragraphs, and their best sentences.
 * The whole text if its title matches the question as well as the paragraphs do, or if nothing sets the paragraphs
 * apart.
 * @param terms from searchTerms().
 */
export function bestPassages({ title, content }: { title: string; content: string }, terms: readonly string[]): string {
	const stems = terms.map(stemOf)
	const paragraphs = content.split(/\n\s*\n/)
	const counts = paragraphs.map((paragraph) => countIn(paragraph, stems))
	const best = Math.max(...counts)
	if (best === 0 || countIn(title, stems) >= best) return content
	return paragraphs
		.flatMap((paragraph, at) => {
			if (counts[at] === best) return [bestSentences(paragraph, stems)]
			const before = counts[at - 1] === best ? (paragraphs[at - 1] ?? "") : ""
			return before !== "" && HEADING.test(before.trim()) ? [paragraph] : []
		})
		.join("\n\n")
}
