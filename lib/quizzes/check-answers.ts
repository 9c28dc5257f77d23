import { refusal } from "@/lib/refusals"
import { ANSWER_TOO_LONG, type GivenAnswers, isBlank, NOT_AN_OPTION, readAnswer, refusalOf } from "./answer-types"
import type { Question } from "./answers"
import { QUIZ_TEXT_CAP } from "./defaults"
import type { SentAnswers } from "./sessions/answers"

const NO_SUCH_QUESTION = refusal(
	"no_such_question",
	"This quiz doesn't have that question.",
	undefined,
	"Something went wrong. Please try again.",
)
refusal("not_an_option", NOT_AN_OPTION)
refusal("answer_too_long", ANSWER_TOO_LONG, { count: QUIZ_TEXT_CAP }, "An answer can have up to {count} characters.")

type Asked = Pick<Question, "id" | "type" | "options" | "required">

/** Null if the answers can be saved. An empty answer removes an earlier one. */
export function answersProblem(questions: readonly Asked[], sent: SentAnswers): string | null {
	const byId = new Map(questions.map((question) => [question.id, question]))
	for (const [id, form] of Object.entries(sent)) {
		const question = byId.get(id)
		if (!question) return NO_SUCH_QUESTION
		const answer = readAnswer(question, form)
		const refusal = answer && refusalOf(question, answer)
		if (refusal) return refusal
	}
	return null
}

export function missingQuestions<Q extends Asked>(questions: readonly Q[], answers: GivenAnswers): Q[] {
	return questions.filter(({ id, required }) => required && isBlank(answers.get(id)))
}
