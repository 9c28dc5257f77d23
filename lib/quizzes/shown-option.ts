import { ownWords, ownWordsLang, writtenLang } from "@/lib/languages/own"
import { t, visitorLocale } from "@/lib/languages/t"
import { type Answer, hasOwnOptions } from "./answer-types"
import type { Question } from "./answers"
import { contactTexts } from "./contact-parts"

type Asked = Pick<Question, "type" | "options">

/** What a page, a chat, and a report show for an option, whose text as the business wrote it stays its key. */
export function shownOption({ type, options }: Asked, option: string): string {
	if (type === "yes_no") return t(option === "Yes" ? "Yes" : "No")
	return hasOwnOptions(type) && !isAmbiguous(options) ? ownWords(option) : option
}

/** For the element that holds `shownOption()`. */
export function shownOptionLang({ type, options }: Asked, option: string): ReturnType<typeof ownWordsLang> {
	if (!hasOwnOptions(type)) return {}
	return isAmbiguous(options) ? writtenLang() : ownWordsLang(option)
}

/** A visitor's answer, as they read it. @param between several choices. */
export function shownAnswer(question: Asked, answer: Answer, between = ", "): string {
	switch (answer.kind) {
		case "choice":
			return shownOption(question, answer.option)
		case "choices":
			return answer.options.map((option) => shownOption(question, option)).join(between)
		case "text":
			return answer.text
		case "number":
			return Number(answer.number).toLocaleString(visitorLocale(), { maximumFractionDigits: 6 })
		case "date":
			return shownDay(answer.day)
		case "contact":
			return contactTexts(answer.contact).join(between)
	}
}

/** For the element that holds `shownAnswer()`. A visitor's own text can be in any language. */
export function shownAnswerLang(question: Asked, answer: Answer): ReturnType<typeof ownWordsLang> {
	switch (answer.kind) {
		case "choice":
			return shownOptionLang(question, answer.option)
		case "choices":
			return answer.options.map((option) => shownOptionLang(question, option)).find(({ lang }) => lang) ?? {}
		case "text":
		case "number":
		case "date":
		case "contact":
			return {}
	}
}

/** The same day everywhere: no zone moves it. */
function shownDay(day: string): string {
	const moment = new Date(`${day}T00:00:00Z`)
	if (Number.isNaN(moment.getTime())) return day
	return new Intl.DateTimeFormat(visitorLocale(), { dateStyle: "long", timeZone: "UTC" }).format(moment)
}

/** If two would be the same in the page's language, all of a question's options stay as written: those never are. */
const isAmbiguous = (options: readonly string[]) => new Set(options.map(ownWords)).size < options.length
