/** Characters. A longer line that ends with a question mark is prose. */
const LONGEST_QUESTION = 200
const LONGEST_HEAD = LONGEST_QUESTION * 2
/** Signs and a number, as lists, headings, and accordions have them. A price keeps its currency, and Spanish its ¿. */
const SIGNS = /^[^\p{L}\p{N}\p{Sc}¿]+/u
const NUMBER = /^(?:\p{Nd}{1,3}\.){0,3}\p{Nd}{1,3}(?:[.)）、．](?!\p{Nd})|(?=\p{M}))/u
const AFTER = /(?<=^|[\p{L}\p{M}\p{N}?？؟;])[^\p{L}\p{M}\p{N}?？؟;]+$/u
/** In Greek the mark is a semicolon. Some languages ask without one. */
const ASKS = /[?？؟]$|\p{sc=Greek};$|(?:です|ます|せん|でしょう)か$|[吗嗎]$|(?:ไหม|มั้ย|หรือไม่|หรือเปล่า)(?:ครับ|คะ)?$/u
/** A sentence ends before the question: prose. An abbreviation ("St. Louis") ends none. */
const SENTENCE_BEFORE = /(?:\p{L}{4}|\p{Nd}|[)"”%€])[.!]+\s+\p{L}|[。！।]/u
/** Or the text continues after a question, and ends a sentence there. */
const ASKED_BEFORE = /[?？؟]\s*\p{L}/u
const SENTENCE_END = /[.!]\s/
const QUESTION_LABEL =
	/^(?:Question|Frage|Pregunta|Pergunta|Domanda|Vraag|Pytanie|Otázka|Spørgsmål|Spørsmål|Fråga|Kérdés|Întrebare|Вопрос|Питання|Ερώτηση|Soru|Pertanyaan|Câu hỏi|سؤال|السؤال|שאלה|प्रश्न|คำถาม|ถาม|질문|问|問|質問)\s?\p{Nd}{0,3}[*_]*\s?[:：]/iu
/** Each of these letters has other meanings, such as a fax or a name, so a question has to follow. */
const LETTER = /^(?:[QＱFPDSVВ]|س|问|問)(?:\s?\p{Nd}{0,3}[*_]*\s?[:：.．)、]|\s[–—-]\s|\s?\p{Nd}{1,3}\s)/u
const ANSWER_LABEL =
	/^[*_]*(?:[ARCОO]|ج|Answer|Antwort|Réponse|Respuesta|Resposta|Risposta|Antwoord|Odpowiedź|Odpověď|Odpoveď|Svar|Válasz|Răspuns|Ответ|Відповідь|Απάντηση|Cevap|Jawaban|Trả lời|جواب|الجواب|תשובה|उत्तर|คำตอบ|ตอบ|답변|答|回答)\s?\p{Nd}{0,3}[*_]*\s?[:：][*_]*\s*/iu
/** Only below a question with a letter: "A. Smith" begins a sentence as well. */
const ANSWER_LETTER =
	/^[*_]*(?:[AＡRCОO]|ج|答)(?:\s?\p{Nd}{0,3}[*_]*\s?[:：.．)、]|\s[–—-]\s|\s?\p{Nd}{1,3}(?:\s|$))[*_]*\s*/u
/** A Markdown or wiki line that heads what follows without asking. */
const MARKED_HEADING = /^(?:#{1,6}|={1,6})\s/
/** Underlines a heading, separates texts, or a table's head from its rows. */
export const RULE = /^[\s|:]*[-=~^*_]{2}[-=~^*_|:\s]*$/
export const SHORT_LINE = /^(?!.*[.!?:,;。！？؟।]$)[^\n]{1,60}$/
const COLUMNS = /[\t|]/

/** The text before the first question has an empty question. */
export interface Section {
	question: string
	answer: string
}

const withoutSigns = (line: string) => line.replace(SIGNS, "").replace(NUMBER, "").replace(SIGNS, "").trim()

function isOneSentence(bare: string): boolean {
	if (bare.startsWith("¿") && !ASKS.test(bare)) return !/\?/.test(bare)
	const asked = bare.search(ASKED_BEFORE)
	return !SENTENCE_BEFORE.test(bare) && (asked < 0 || !SENTENCE_END.test(bare.slice(asked)))
}

function askedIn(text: string): Section | null {
	const bare = withoutSigns(text.slice(0, LONGEST_HEAD))
	const end = bare.search(/[?？؟]/) + 1
	if (QUESTION_LABEL.test(bare) || (end > 0 && LETTER.test(bare))) {
		const rest = text.length > LONGEST_HEAD ? text.slice(LONGEST_HEAD) : ""
		const answers = end > 0 && /\p{L}|\p{Nd}/u.test(bare.slice(end) + rest)
		return answers ? { question: bare.slice(0, end), answer: bare.slice(end) + rest } : { question: bare, answer: "" }
	}
	if (text.length > LONGEST_HEAD) return null
	const question = bare.replace(AFTER, "")
	const asks = ASKS.test(question) || question.startsWith("¿")
	return asks && question.length <= LONGEST_QUESTION && isOneSentence(question) ? { question, answer: "" } : null
}

export function askedOn(line: string): Section | null {
	if (!COLUMNS.test(line)) return askedIn(line)
	const cells = line.split(COLUMNS)
	for (const [at, cell] of cells.entries()) {
		const asked = askedIn(cell)
		if (asked) return { ...asked, answer: [asked.answer, ...cells.slice(at + 1)].join(" ").trim() }
	}
	return null
}

/** Whether a line between empty lines is a heading. The first text below a question is its answer, however short. */
function endsAnswer(lines: readonly string[], at: number, answered: boolean): boolean {
	const line = lines[at] ?? ""
	if (MARKED_HEADING.test(line)) return true
	if (!answered || lines[at - 1]?.trim() !== "") return false
	if (RULE.test(line) && !COLUMNS.test(line)) return true
	const next = lines[at + 1]?.trim() ?? ""
	return lines[at + 2] !== undefined && (next === "" || RULE.test(next)) && SHORT_LINE.test(line.trim())
}

function withoutLabel({ question, answer }: Section): string {
	const told = answer.trim()
	return (LETTER.test(question) ? told.replace(ANSWER_LETTER, "") : told).replace(ANSWER_LABEL, "").trim()
}

export function sectionsOf(text: string): Section[] {
	const sections: Section[] = [{ question: "", answer: "" }]
	const lines = text.split("\n")
	for (const [at, line] of lines.entries()) {
		const last = sections.at(-1)
		const asked = askedOn(line)
		if (asked) sections.push(asked)
		else if (last?.question && endsAnswer(lines, at, last.answer.trim() !== "")) {
			sections.push({ question: "", answer: RULE.test(line) ? "" : line })
		} else if (last && !(last.question && !last.answer.trim() && RULE.test(line))) last.answer += `\n${line}`
	}
	return sections
		.map((section) => ({ ...section, answer: section.question ? withoutLabel(section) : section.answer.trim() }))
		.filter(({ question, answer }) => question || answer)
}
