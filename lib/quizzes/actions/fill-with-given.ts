import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import { type GivenAnswers, isBlank, possibleAnswers } from "../answer-types"
import type { Question } from "../answers"
import { shownAnswer } from "../shown-option"
import { fillTemplate, type Given, type Values } from "./fill-template"

type Asked = Pick<Question, "id" | "type" | "options">

export interface GivenByVisitor {
	/** Those on the visitor's path. */
	answers: GivenAnswers
	fields?: HiddenFields
	userName?: string | null
}

/** What a visitor has given, as texts may show it. */
export function givenIn(questions: readonly Asked[], { answers, fields = {} }: GivenByVisitor): Given {
	return {
		answer(id) {
			const question = questions.find((each) => each.id === id)
			const answer = answers.get(id)
			return question && answer && !isBlank(answer) ? shownAnswer(question, answer) : null
		},
		field: (name) => (Object.hasOwn(fields, name) ? (fields[name] ?? null) : null),
	}
}

/** A mail to the visitor goes to an unproven address, so it shows only answers that the business itself worded. */
export function wordedByBusiness(questions: readonly Asked[], { answers }: GivenByVisitor): Given {
	const worded = questions.filter((question) => possibleAnswers(question) !== null)
	return { ...givenIn(worded, { answers }), field: () => null }
}

export function fillWithGiven(
	text: string,
	questions: readonly Asked[],
	given: GivenByVisitor,
	values: Values = {},
): string {
	return fillTemplate(text, { name: given.userName ?? null, ...values }, givenIn(questions, given))
}
