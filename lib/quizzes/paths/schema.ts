import { z } from "zod"
import { CATEGORY_NAME_CAP, OPTION_CAP, OPTIONS_MAX } from "../defaults"
import { whole } from "../text-schema"
import { quizRefusals } from "../words"
import { TestOperator, TestSubject } from "./answers"
import { isFinished } from "./holds"

const RULES_MAX = 20
const ID_CAP = 64

const wholeText = z.string().refine(whole, "a rule contains characters that can't be stored")

const words = wholeText.max(OPTION_CAP)
const questionId = wholeText.max(ID_CAP)
const test = z
	.object({
		of: TestSubject,
		id: questionId.default(""),
		is: TestOperator,
		value: z.union([words, z.number(), z.array(words).max(OPTIONS_MAX)]),
	})
	.refine(isFinished, quizRefusals.ruleUnfinished)

export const condition = z.object({
	join: z.enum(["and", "or"]).default("and"),
	tests: z.array(test).min(1, quizRefusals.ruleUnfinished).max(RULES_MAX, quizRefusals.tooManyRules),
})

export const ruleFields = {
	show_if: condition.optional(),
	with_previous: z.boolean("with_previous must be true or false").optional(),
	group_name: wholeText
		.transform((value) => value.trim())
		.refine((value) => value.length <= CATEGORY_NAME_CAP, `group_name can have up to ${CATEGORY_NAME_CAP} characters`)
		.optional(),
	next: z
		.array(z.object({ if: condition.nullable().default(null), to: questionId.nullable() }))
		.max(RULES_MAX, quizRefusals.tooManyRules)
		.optional(),
}

/** A question without rules is stored as it always was. */
export function withoutEmptyRules<Q extends { with_previous?: boolean; group_name?: string; next?: unknown[] }>(
	question: Q,
): Q {
	const { with_previous, group_name, next, ...kept } = question
	return {
		...kept,
		...(with_previous && { with_previous }),
		...(group_name && { group_name }),
		...(next?.length && { next }),
	} as Q
}
