import { kindsTold } from "../knowledge/search/question-kinds"
import { foldText, type Word, wordsOf } from "../knowledge/search/words-of"

/** A sentence that starts this way says little without the one before it. */
const GOES_ON = /^(it|its|they|their|this|that|these|those|there|then|but|and|or|on|except|otherwise|also|please)\b/i
/** A line that makes sense alone. Any other line is part of a wrapped sentence. */
const OWN_LINE = /^\s*(?:[-*•–]|\d+[.)])\s|[.!?:。！？؟।]\s*$/
const HEADING = /^(?!.*[.!?。！？؟।]\s*$).{1,80}$|:\s*$/

function countIn(text: string, lexemes: readonly string[]): number {
	const held = new Set([...wordsOf(text).map(({ lexeme }) => lexeme), ...kindsTold(foldText(text))])
	return lexemes.filter((lexeme) => held.has(lexeme)).length
}

function sentencesOf(paragraph: string): string[] {
	const lines = paragraph.split("\n")
	if (lines.length > 1)
		return lines.every((line) => OWN_LINE.test(line)) ? lines.map((line) => `${line}\n`) : [paragraph]
	return Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph), ({ segment }) => segment)
}

/** The sentences of a paragraph that contain the words, and those that depend on them. */
function bestSentences(paragraph: string, lexemes: readonly string[]): string {
	const sentences = sentencesOf(paragraph)
	const counts = sentences.map((sentence) => countIn(sentence, lexemes))
	const best = Math.max(...counts)
	const all = best === countIn(paragraph, lexemes)
	let kept = false
	const chosen = sentences
		.filter((sentence, at) => {
			const holds = (counts[at] ?? 0) >= (all ? best : 1)
			const before = sentences[at - 1] ?? ""
			kept = holds || (kept && (GOES_ON.test(sentence) || /[:：]\s*$/.test(before)))
			return kept
		})
		.join("")
		.trim()
	// "ул. Ленина, 5" looks like two sentences, neither of which is an address.
	return chosen || paragraph.trim()
}

/**
 * The part of a text that answers a question, judged by shared words: the best paragraphs, and their best sentences.
 * The whole text if its title matches the question as well as the paragraphs do, or if nothing sets the paragraphs
 * apart.
 * @param words from questionWords().
 */
export function bestPassages({ title, content }: { title: string; content: string }, words: readonly Word[]): string {
	const lexemes = words.map(({ lexeme }) => lexeme)
	const paragraphs = content.split(/\n\s*\n/)
	const counts = paragraphs.map((paragraph) => countIn(paragraph, lexemes))
	const best = Math.max(...counts)
	if (best === 0 || countIn(title, lexemes) >= best) return content
	return paragraphs
		.flatMap((paragraph, at) => {
			if (counts[at] === best) return [bestSentences(paragraph, lexemes)]
			const before = counts[at - 1] === best ? (paragraphs[at - 1] ?? "") : ""
			return before !== "" && HEADING.test(before.trim()) ? [paragraph] : []
		})
		.join("\n\n")
}
