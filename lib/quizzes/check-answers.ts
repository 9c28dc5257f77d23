import { type GivenAnswers, isBlank, readAnswer, refusalOf } from "./answer-types"
import type { Question } from "./answers"
import type { SentAnswers } from "./sessions/answers"

type Asked = Pick<Question, "id" | "type" | "options" | "required">

/** Null if the answers can be saved. An empty answer removes an earlier one. */
export function answersProblem(questions: readonly Asked[], sent: SentAnswers): string | null {
	const byId = new Map(questions.map((question) => [question.id, question]))
	for (const [id, form] of Object.entries(sent)) {
		const question = byId.get(id)
		if (!question) return "This quiz doesn't have that question."
		const answer = readAnswer(question, form)
		const refusal = answer && refusalOf(question, answer)
		if (refusal) return refusal
	}
	return null
}

export function missingQuestions<Q extends Asked>(questions: readonly Q[], answers: GivenAnswers): Q[] {
	return questions.filter(({ id, required }) => required && isBlank(answers.get(id)))
}
