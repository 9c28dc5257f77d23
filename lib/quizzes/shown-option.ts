import { ownWords, ownWordsLang, writtenLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import type { Answer } from "./answer-types"
import type { Question } from "./answers"

type Asked = Pick<Question, "type" | "options">

/** What a page, a chat, and a report show for an option, whose text as the business wrote it stays its key. */
export function shownOption({ type, options }: Asked, option: string): string {
	if (type === "yes_no") return t(option === "Yes" ? "Yes" : "No")
	return type === "multiple_choice" && !isAmbiguous(options) ? ownWords(option) : option
}

/** For the element that holds `shownOption()`. */
export function shownOptionLang({ type, options }: Asked, option: string): ReturnType<typeof ownWordsLang> {
	if (type !== "multiple_choice") return {}
	return isAmbiguous(options) ? writtenLang() : ownWordsLang(option)
}

/** A visitor's answer, as they read it. */
export function shownAnswer(question: Asked, answer: Answer): string {
	switch (answer.kind) {
		case "choice":
			return shownOption(question, answer.option)
		case "text":
			return answer.text
	}
}

/** For the element that holds `shownAnswer()`. A visitor's own text can be in any language. */
export function shownAnswerLang(question: Asked, answer: Answer): ReturnType<typeof ownWordsLang> {
	switch (answer.kind) {
		case "choice":
			return shownOptionLang(question, answer.option)
		case "text":
			return {}
	}
}

/** If two would be the same in the page's language, all of a question's options stay as written: those never are. */
const isAmbiguous = (options: readonly string[]) => new Set(options.map(ownWords)).size < options.length
