import { z } from "zod"

export const TestOperator = z.enum(["is", "is_not", "any_of", "at_least", "contains"])
export type TestOperator = z.infer<typeof TestOperator>
export const TestSubject = z.enum(["answer", "field", "score"])
export type TestSubject = z.infer<typeof TestSubject>

export const PathTest = z.strictObject({
	of: TestSubject,
	/** The id of a question, or the name of a hidden field. Empty for the score so far. */
	id: z.string(),
	is: TestOperator,
	/** A list for any_of, a number for at_least and for the score in percent, otherwise a text. */
	value: z.union([z.string(), z.number(), z.array(z.string())]),
})
export type PathTest = z.infer<typeof PathTest>

export const Condition = z.strictObject({
	join: z.enum(["and", "or"]),
	tests: z.array(PathTest),
})
export type Condition = z.infer<typeof Condition>

export const Jump = z.strictObject({
	/** Null means always. */
	if: Condition.nullable(),
	/** A later question's id. Null finishes the quiz. */
	to: z.string().nullable(),
})
export type Jump = z.infer<typeof Jump>

export const PATH_RULES = {
	show_if: Condition.optional(),
	/** Under the same condition as the question before. */
	with_previous: z.boolean().optional(),
	/** The name of the group that begins with this question. Only admins read it. */
	group_name: z.string().optional(),
	/** The first that holds decides. Without one, the next question follows. */
	next: z.array(Jump).optional(),
}
