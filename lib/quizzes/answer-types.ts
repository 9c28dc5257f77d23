import type { Question, QuestionType } from "./answers"
import { type ContactParts, contactProblem, contactTexts, missingParts, readContact } from "./contact-parts"
import { QUIZ_TEXT_CAP, RATING_ANSWERS, SCALE_ANSWERS, YES_NO_ANSWERS } from "./defaults"
import type { SentAnswer, SentAnswers } from "./sessions/answers"

interface TypeRules {
	/** How a visitor gives the answer. One press also moves on, if the quiz does that. */
	by: "press" | "ticks" | "typing"
	/** `statement` is a single option, which the visitor agrees to. */
	options: "own" | "statement" | readonly string[] | null
}

export const QUESTION_TYPES: Readonly<Record<QuestionType, TypeRules>> = {
	multiple_choice: { by: "press", options: "own" },
	rating: { by: "press", options: RATING_ANSWERS },
	yes_no: { by: "press", options: YES_NO_ANSWERS },
	text: { by: "typing", options: null },
	multiple_choices: { by: "ticks", options: "own" },
	scale: { by: "press", options: SCALE_ANSWERS },
	number: { by: "typing", options: null },
	date: { by: "typing", options: null },
	consent: { by: "ticks", options: "statement" },
	contact: { by: "typing", options: null },
}

/** A number is in the form "-3.5", a day in the form "2026-03-29": both stay texts from the field to the report. */
export type Answer =
	| { kind: "choice"; option: string }
	| { kind: "choices"; options: readonly string[] }
	| { kind: "text"; text: string }
	| { kind: "number"; number: string }
	| { kind: "date"; day: string }
	| { kind: "contact"; contact: ContactParts }
export type GivenAnswers = ReadonlyMap<string, Answer>

type Asked = Pick<Question, "id" | "type" | "options" | "max_choices" | "contact_parts">

/** True if the business writes the options. */
export const hasOwnOptions = (type: QuestionType) => typeof QUESTION_TYPES[type].options === "string"

/** Null if visitors answer in their own words. */
export function possibleAnswers({ type, options }: Pick<Asked, "type" | "options">): readonly string[] | null {
	const offered = QUESTION_TYPES[type].options
	return typeof offered === "string" ? options : offered
}

/** Whether a call gives the answer as the type takes it. Empty texts remove answers of each type. */
export const isOfForm = ({ type }: Pick<Asked, "type">, sent: SentAnswer): boolean =>
	sent === "" || formOf(sent) === neededForm({ type })

const formOf = (sent: SentAnswer) => (Array.isArray(sent) ? "list" : typeof sent === "object" ? "parts" : "text")

export const neededForm = ({ type }: Pick<Asked, "type">) =>
	type === "multiple_choices" ? "list" : type === "contact" ? "parts" : "text"

/** Null for the form that removes an answer, and for one of another type. Whether the question offers the answer is for
 * refusalOf() to say. */
export function readAnswer(question: Pick<Asked, "type" | "options">, sent: SentAnswer): Answer | null {
	if (sent === "" || !isOfForm(question, sent)) return null
	if (Array.isArray(sent))
		return sent.length > 0 ? { kind: "choices", options: inOrderOf(question.options, sent) } : null
	if (typeof sent === "object") {
		const contact = readContact(sent)
		return contact && { kind: "contact", contact }
	}
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
		case "scale":
		case "consent":
			return { kind: "choice", option: sent }
		case "text":
			return { kind: "text", text: sent }
		case "number":
			return { kind: "number", number: plainNumber(sent) }
		case "date":
			return { kind: "date", day: sent }
		case "multiple_choices":
		case "contact":
			return null
	}
}

const inOrderOf = (options: readonly string[], chosen: readonly string[]) =>
	chosen.toSorted((a, b) => options.indexOf(a) - options.indexOf(b))

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

/** One form for each number: "007.50" is "7.5". Other texts stay as they are. */
function plainNumber(text: string): string {
	return NUMBER.test(text) ? String(Number(text) || 0) : text
}

/** "2024-02-29" but not "2026-02-30". */
function isDay(text: string): boolean {
	const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
	const moment = new Date(0)
	// Date.UTC() takes the years 0 to 99 for 1900 to 1999.
	moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
	return day !== "" && moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
}

export function readAnswers(
	questions: readonly Pick<Asked, "id" | "type" | "options">[],
	sent: SentAnswers,
): GivenAnswers {
	const given = new Map<string, Answer>()
	for (const question of questions) {
		const answer = Object.hasOwn(sent, question.id) ? readAnswer(question, sent[question.id] ?? "") : null
		if (answer) given.set(question.id, answer)
	}
	return given
}

export function withAnswer(given: GivenAnswers, id: string, answer: Answer | null): GivenAnswers {
	const next = new Map(given)
	if (answer) next.set(id, answer)
	else next.delete(id)
	return next
}

export function sentAnswer(answer: Answer | null): SentAnswer {
	if (answer?.kind === "choices") return [...answer.options]
	if (answer?.kind === "contact") return { ...answer.contact }
	return answer ? answerText(answer) : ""
}

/** As a program reads it: in the business's words, and without a language. */
export function answerText(answer: Answer): string {
	return answerParts(answer).map(quotedPart).join(", ")
}

/** A choice may contain the separator of several. */
const quotedPart = (part: string, _: number, { length }: readonly string[]) =>
	length > 1 && /[,"]/.test(part) ? `"${part.replaceAll('"', '""')}"` : part

/** What conditions compare one by one: each choice by itself. */
export function answerParts(answer: Answer): readonly string[] {
	switch (answer.kind) {
		case "choice":
			return [answer.option]
		case "choices":
			return answer.options
		case "text":
			return [answer.text]
		case "number":
			return [answer.number]
		case "date":
			return [answer.day]
		case "contact":
			return contactTexts(answer.contact)
	}
}

/** The options among the parts. Empty for an answer in the visitor's own words. */
export const chosenOptions = (answer: Answer): readonly string[] =>
	answer.kind === "choice" || answer.kind === "choices" ? answerParts(answer) : []

export function isBlank(answer: Answer | null | undefined): boolean {
	return !answer || answerText(answer).trim() === ""
}

/** True for an answer in which something is left out that the question requires. */
export const isIncomplete = (
	{ contact_parts = {} }: Pick<Asked, "contact_parts">,
	answer: Answer | undefined,
): boolean => answer?.kind === "contact" && missingParts(contact_parts, answer.contact).length > 0

export const NOT_AN_OPTION = "This isn't one of the question's options."
export const ANSWER_TOO_LONG = `An answer can have up to ${QUIZ_TEXT_CAP} characters.`
export const NOT_A_NUMBER = "Please enter a number, such as 12 or 3.5."
export const NOT_A_DAY = "Please enter a date that exists."
export const tooManyChoices = (count: number) => `You can choose up to ${count}.`

/** Why a session cannot keep the answer, or null. */
export function refusalOf(question: Asked, answer: Answer): string | null {
	const offers = (option: string) => possibleAnswers(question)?.includes(option)
	switch (answer.kind) {
		case "choice":
			return offers(answer.option) ? null : NOT_AN_OPTION
		case "choices": {
			const { max_choices: most = question.options.length } = question
			const isPlain = answer.options.every(offers) && new Set(answer.options).size === answer.options.length
			if (!isPlain) return NOT_AN_OPTION
			return answer.options.length > most ? tooManyChoices(most) : null
		}
		case "text":
			return answer.text.length > QUIZ_TEXT_CAP ? ANSWER_TOO_LONG : null
		case "number":
			return NUMBER.test(answer.number) ? null : NOT_A_NUMBER
		case "date":
			return isDay(answer.day) ? null : NOT_A_DAY
		case "contact":
			return contactProblem(question.contact_parts ?? {}, answer.contact)
	}
}
