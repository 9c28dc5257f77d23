import { z } from "zod"
import { OPTION_CAP, OPTIONS_MAX } from "../defaults"
import { quizRefusals } from "../words"
import { TestOperator, TestSubject } from "./answers"
import { isFinished } from "./holds"

const RULES_MAX = 20
const ID_CAP = 64

/** PostgreSQL stores neither. */
export const whole = (value: string) => value.isWellFormed() && !value.includes("\0")
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
	next: z
		.array(z.object({ if: condition.nullable().default(null), to: questionId.nullable() }))
		.max(RULES_MAX, quizRefusals.tooManyRules)
		.optional(),
}

/** A question without rules is stored as it always was. */
export function withoutEmptyRules<Q extends { with_previous?: boolean; next?: unknown[] }>(question: Q): Q {
	const { with_previous, next, ...kept } = question
	return { ...kept, ...(with_previous && { with_previous }), ...(next?.length && { next }) } as Q
}
