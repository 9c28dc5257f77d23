import { type Section, sectionsOf } from "../knowledge/question-lines"
import { kindsAnswered } from "../knowledge/search/question-kinds"
import { foldText, type Word, wordsOf } from "../knowledge/search/words-of"

/** A sentence that starts this way needs the one before it. */
const GOES_ON = /^(it|its|they|their|this|that|these|those|there|then|but|and|or|on|except|otherwise|also|please)\b/i
/** A line that makes sense alone. Any other is part of a wrapped sentence. */
const OWN_LINE = /^\s*(?:[-*•–]|\d+[.)])\s|[.!?:。！？؟।]\s*$/
const HEADING = /^(?!.*[.!?。！？؟।]\s*$).{1,80}$|:\s*$/

function countIn(text: string, lexemes: readonly string[]): number {
	const held = new Set([...wordsOf(text).map(({ lexeme }) => lexeme), ...kindsAnswered(foldText(text))])
	return lexemes.filter((lexeme) => held.has(lexeme)).length
}

function sentencesOf(paragraph: string): string[] {
	const lines = paragraph.split("\n")
	if (lines.length > 1)
		return lines.every((line) => OWN_LINE.test(line)) ? lines.map((line) => `${line}\n`) : [paragraph]
	return Array.from(new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph), ({ segment }) => segment)
}

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
			kept = holds || (kept && (GOES_ON.test(sentence) || /[:：?？؟]["'”»)*_]*\s*$/.test(before)))
			return kept
		})
		.join("")
		.trim()
	// "ул. Ленина, 5" looks like two sentences, neither of which is an address.
	return chosen || paragraph.trim()
}

/** The whole text if nothing sets the paragraphs apart. */
function bestParagraphs(content: string, lexemes: readonly string[]): string {
	const paragraphs = content.split(/\n\s*\n/)
	const counts = paragraphs.map((paragraph) => countIn(paragraph, lexemes))
	const best = Math.max(...counts)
	if (best === 0) return content
	return paragraphs
		.flatMap((paragraph, at) => {
			if (counts[at] === best) return [bestSentences(paragraph, lexemes)]
			const before = counts[at - 1] === best ? (paragraphs[at - 1] ?? "") : ""
			return before !== "" && HEADING.test(before.trim()) ? [paragraph] : []
		})
		.join("\n\n")
}

function countInSection({ question, answer }: Section, lexemes: readonly string[]): number {
	if (countIn(question, lexemes) > 0) return countIn(`${question}\n${answer}`, lexemes)
	return Math.max(...answer.split(/\n\s*\n/).map((paragraph) => countIn(paragraph, lexemes)))
}

/** The whole text if its title matches as well; empty if it only asks the same. @param words from questionWords(). */
export function bestPassages({ title, content }: { title: string; content: string }, words: readonly Word[]): string {
	const lexemes = words.map(({ lexeme }) => lexeme)
	const sections = sectionsOf(content)
	if (sections.every(({ question }) => !question)) {
		const best = Math.max(...content.split(/\n\s*\n/).map((paragraph) => countIn(paragraph, lexemes)))
		return countIn(title, lexemes) >= best ? content : bestParagraphs(content, lexemes)
	}
	const counts = sections.map((section) => countInSection(section, lexemes))
	const best = Math.max(...counts)
	const asked = sections.map(({ question }) => countIn(question, lexemes))
	const found = sections.filter((_, at) => counts[at] === best)
	const closest = Math.max(...asked.filter((_, at) => counts[at] === best))
	const answers = found.filter(({ question, answer }) => answer && countIn(question, lexemes) === closest)
	if (best === 0 || (closest < best && countIn(title, lexemes) >= best)) {
		return sections.some(({ answer }) => answer) ? content : ""
	}
	const same = answers.length === 1 && closest === new Set(lexemes).size
	return answers
		.map(({ question, answer }) => {
			if (closest === 0) return bestParagraphs(answer, lexemes)
			// A "no" to another question says nothing without it.
			return same ? answer : `${question}\n\n${answer}`
		})
		.join("\n\n")
}
