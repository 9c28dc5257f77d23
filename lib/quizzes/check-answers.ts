import type { Question } from "./answers"
import { QUIZ_TEXT_CAP } from "./defaults"
import { possibleAnswers } from "./possible-answers"
import type { Answers } from "./sessions/answers"

type Asked = Pick<Question, "id" | "type" | "options" | "required">

/** Null if the answers can be saved. An empty answer removes an earlier one. */
export function answersProblem(questions: readonly Asked[], answers: Answers): string | null {
	const byId = new Map(questions.map((question) => [question.id, question]))
	for (const [id, answer] of Object.entries(answers)) {
		const question = byId.get(id)
		if (!question) return "This quiz doesn't have that question."
		if (answer === "") continue
		const possible = possibleAnswers(question)
		if (possible ? !possible.includes(answer) : false) return "This isn't one of the question's options."
		if (!possible && answer.length > QUIZ_TEXT_CAP) return `An answer can have up to ${QUIZ_TEXT_CAP} characters.`
	}
	return null
}

export function missingQuestions<Q extends Asked>(questions: readonly Q[], answers: Answers): Q[] {
	return questions.filter(
		({ id, required }) => required && !(Object.hasOwn(answers, id) && (answers[id] ?? "").trim() !== ""),
	)
}
