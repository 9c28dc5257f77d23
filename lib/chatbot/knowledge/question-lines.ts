/** A longer line that ends with a question mark is prose. */
const LONGEST_QUESTION = 200
/** What stands before a question in Markdown and in numbered lists. */
const BEFORE = /^[\s#>*_+•–-]*(?:\p{Nd}{1,3}[.)]\s+)?[*_"'“«„(]*/u
const AFTER = /(?<![\s*_"'”»“)#])[\s*_"'”»“)#]+$/
const ASKS = /[?？؟]$/
/** A sentence ends before the question: that is prose, too. An abbreviation ("St. Louis") ends none. */
const SENTENCE_BEFORE = /(?:\p{L}{4}|\p{Nd}|[)"”%€])[.!]+\s+\p{L}|[。！।]/u
/** Or the text goes on after a question, and ends a sentence there. */
const ASKED_BEFORE = /[?？؟]\s*\p{L}/u
const SENTENCE_END = /[.!]\s/
const QUESTION_LABEL =
	/^(?:Q|Question|Frage|Pregunta|Pergunta|Domanda|Вопрос|Soru|سؤال|السؤال|प्रश्न|คำถาม|ถาม|问|問|質問)\s?\p{Nd}{0,3}[*_]*\s?[:：]/iu
/** Each of these letters also stands for something else, such as a fax, so that a question mark has to follow. */
const LETTER = /^(?:[FPDSВ]|س)\s?\p{Nd}{0,3}[*_]*\s?[:：](?=.*[?？؟])/iu
const ANSWER_LABEL =
	/^\s*[*_]*(?:[ARCОО]|ج|Answer|Antwort|Réponse|Respuesta|Resposta|Risposta|Ответ|Cevap|جواب|الجواب|उत्तर|คำตอบ|ตอบ|答|回答)\s?\p{Nd}{0,3}[*_]*\s?[:：][*_]*\s*/iu
/** A line that heads what follows without asking. */
const MARKDOWN_HEADING = /^#{1,6}\s/
const SHORT_LINE = /^(?!.*[.!?:,;。！？؟।]$)[^\n]{1,60}$/

/** A question, and the text below it. The text before the first question has an empty question. */
export interface Section {
	question: string
	answer: string
}

/** Whether a line is a question, and so the heading of what follows. */
export function isQuestionLine(line: string): boolean {
	if (line.length > LONGEST_QUESTION * 2) return false
	const bare = line.replace(BEFORE, "").trim().replace(AFTER, "")
	if (QUESTION_LABEL.test(bare) || LETTER.test(bare)) return true
	return (ASKS.test(bare) || bare.startsWith("¿")) && bare.length <= LONGEST_QUESTION && isOneSentence(bare)
}

function isOneSentence(bare: string): boolean {
	if (bare.startsWith("¿") && !ASKS.test(bare)) return !/\?/.test(bare)
	const asked = bare.search(ASKED_BEFORE)
	return !SENTENCE_BEFORE.test(bare) && (asked < 0 || !SENTENCE_END.test(bare.slice(asked)))
}

/** A question with a label may have its answer on the same line. */
function opened(line: string): { question: string; answer: string } {
	const bare = line.replace(BEFORE, "").trim()
	const end = bare.search(/[?？؟]/) + 1
	if (end === 0 || !/\p{L}|\p{Nd}/u.test(bare.slice(end))) return { question: bare, answer: "" }
	if (!QUESTION_LABEL.test(bare) && !LETTER.test(bare)) return { question: bare, answer: "" }
	return { question: bare.slice(0, end), answer: bare.slice(end) }
}

/**
 * Whether a line of its own between empty lines heads what follows. The first text below a question is its answer,
 * however short.
 */
function endsAnswer(lines: readonly string[], at: number, answered: boolean): boolean {
	const line = lines[at] ?? ""
	if (MARKDOWN_HEADING.test(line)) return true
	const alone = lines[at - 1]?.trim() === "" && lines[at + 1]?.trim() === "" && lines[at + 2] !== undefined
	return answered && alone && SHORT_LINE.test(line.trim())
}

/** The parts of a text, in order: each question with the text below it, until the next question or heading. */
export function sectionsOf(text: string): Section[] {
	const sections: Section[] = [{ question: "", answer: "" }]
	const lines = text.split("\n")
	for (const [at, line] of lines.entries()) {
		const last = sections.at(-1)
		if (isQuestionLine(line)) sections.push(opened(line))
		else if (last?.question && endsAnswer(lines, at, last.answer.trim() !== "")) {
			sections.push({ question: "", answer: line })
		} else if (last) last.answer += `\n${line}`
	}
	return sections
		.map(({ question, answer }) => ({
			question,
			answer: (question ? answer.trim().replace(ANSWER_LABEL, "") : answer).trim(),
		}))
		.filter(({ question, answer }) => question || answer)
}
