import { charactersNotAllowed, refusal, tooLong } from "@/lib/refusals"
import {
	ANSWER_TOO_LONG,
	type GivenAnswers,
	isBlank,
	isIncomplete,
	isOfForm,
	NOT_A_DAY,
	NOT_A_NUMBER,
	NOT_AN_OPTION,
	neededForm,
	readAnswer,
	refusalOf,
	tooManyChoices,
} from "./answer-types"
import type { Question } from "./answers"
import { CONTACT_CAPS, CONTACT_PARTS, NOT_ASKED, partTooLong, partUnclean } from "./contact-parts"
import { OPTIONS_MAX, QUIZ_TEXT_CAP } from "./defaults"
import type { SentAnswers } from "./sessions/answers"

const NO_SUCH_QUESTION = refusal(
	"no_such_question",
	"This quiz doesn't have that question.",
	undefined,
	"Something went wrong. Please try again.",
)
const wrongForm = (detail: string) =>
	refusal("answer_form", detail, undefined, "Something went wrong. Please try again.")
const FORM_NEEDED = {
	text: wrongForm("An answer must be text"),
	list: wrongForm("Several choices must be a list of texts"),
	parts: wrongForm("Contact must be an object of texts"),
}
wrongForm(NOT_ASKED)
for (const part of CONTACT_PARTS) {
	tooLong(partTooLong(part), { count: CONTACT_CAPS[part] })
	charactersNotAllowed(partUnclean(part))
}
refusal("not_an_option", NOT_AN_OPTION)
refusal("not_a_number", NOT_A_NUMBER)
refusal("not_a_day", NOT_A_DAY)
for (let count = 1; count <= OPTIONS_MAX; count++)
	refusal("too_many_choices", tooManyChoices(count), { count }, "You can choose up to {count}.")
refusal("answer_too_long", ANSWER_TOO_LONG, { count: QUIZ_TEXT_CAP }, "An answer can have up to {count} characters.")

type Asked = Pick<Question, "id" | "type" | "options" | "required" | "max_choices" | "contact_parts">

/** Null if the answers can be saved. An empty answer removes an earlier one. */
export function answersProblem(questions: readonly Asked[], sent: SentAnswers): string | null {
	const byId = new Map(questions.map((question) => [question.id, question]))
	for (const [id, form] of Object.entries(sent)) {
		const question = byId.get(id)
		if (!question) return NO_SUCH_QUESTION
		if (!isOfForm(question, form)) return FORM_NEEDED[neededForm(question)]
		const answer = readAnswer(question, form)
		const refusal = answer && refusalOf(question, answer)
		if (refusal) return refusal
	}
	return null
}

export function missingQuestions<Q extends Asked>(questions: readonly Q[], answers: GivenAnswers): Q[] {
	return questions.filter((question) => {
		const answer = answers.get(question.id)
		return (question.required && isBlank(answer)) || isIncomplete(question, answer)
	})
}
