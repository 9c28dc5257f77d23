import type { Question, QuestionType } from "./answers"
import { QUIZ_TEXT_CAP, RATING_ANSWERS, YES_NO_ANSWERS } from "./defaults"
import type { SentAnswer, SentAnswers } from "./sessions/answers"

interface TypeRules {
	/** How a visitor gives the answer. One press also moves on, if the quiz does that. */
	by: "press" | "typing"
	options: "own" | readonly string[] | null
}

export const QUESTION_TYPES: Readonly<Record<QuestionType, TypeRules>> = {
	multiple_choice: { by: "press", options: "own" },
	rating: { by: "press", options: RATING_ANSWERS },
	yes_no: { by: "press", options: YES_NO_ANSWERS },
	text: { by: "typing", options: null },
}

export type Answer = { kind: "choice"; option: string } | { kind: "text"; text: string }
export type GivenAnswers = ReadonlyMap<string, Answer>

type Asked = Pick<Question, "id" | "type" | "options">

/** Null if visitors answer in their own words. */
export function possibleAnswers({ type, options }: Pick<Asked, "type" | "options">): readonly string[] | null {
	const offered = QUESTION_TYPES[type].options
	return offered === "own" ? options : offered
}

/** Null for the form that removes an answer. Whether the question offers the answer is for refusalOf() to say. */
export function readAnswer({ type }: Pick<Asked, "type">, sent: SentAnswer): Answer | null {
	if (sent === "") return null
	switch (type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
			return { kind: "choice", option: sent }
		case "text":
			return { kind: "text", text: sent }
	}
}

export function readAnswers(questions: readonly Pick<Asked, "id" | "type">[], sent: SentAnswers): GivenAnswers {
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
	return answer ? answerText(answer) : ""
}

export function answerText(answer: Answer): string {
	switch (answer.kind) {
		case "choice":
			return answer.option
		case "text":
			return answer.text
	}
}

export function isBlank(answer: Answer | null | undefined): boolean {
	return !answer || answerText(answer).trim() === ""
}

export const NOT_AN_OPTION = "This isn't one of the question's options."
export const ANSWER_TOO_LONG = `An answer can have up to ${QUIZ_TEXT_CAP} characters.`

/** Why a session cannot keep the answer, or null. */
export function refusalOf(question: Asked, answer: Answer): string | null {
	switch (answer.kind) {
		case "choice":
			return possibleAnswers(question)?.includes(answer.option) ? null : NOT_AN_OPTION
		case "text":
			return answer.text.length > QUIZ_TEXT_CAP ? ANSWER_TOO_LONG : null
	}
}
