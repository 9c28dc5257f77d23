import { z } from "zod"

/** Compared with the run before. */
export const SourceChange = z.strictObject({
	change: z.enum(["added", "changed", "deleted"]),
	/** Null if the source is gone. */
	title: z.string().nullable(),
})
export type SourceChange = z.infer<typeof SourceChange>

export const TestFault = z.enum([
	"deleted",
	"unanswered",
	"other_source",
	/** It rests on no source, such as a greeting. */
	"no_source",
	/** It cites nothing, and the model was not given the source. */
	"not_given",
	"answered",
	"person",
])
export type TestFault = z.infer<typeof TestFault>

export const TestQuestion = z.strictObject({
	id: z.uuid(),
	question: z.string(),
	expects: z.enum(["source", "no_answer"]),
	/** What should answer; its id is null once it is deleted. Null if nothing should, or if none is chosen yet. */
	source: z.strictObject({ id: z.uuid().nullable(), title: z.string() }).nullable(),
	/** undecided: no source is chosen. waiting: for a run. */
	state: z.enum(["right", "wrong", "undecided", "waiting"]),
	/** Null if it is not wrong, or if the fault is no longer known. */
	fault: TestFault.nullable(),
	/** "" if there is none, or if it came from a deleted source. */
	answer: z.string(),
	/** The sources that the answer cites, or else those that the model was given. */
	answered_from: z.array(z.string()),
	is_cited: z.boolean(),
	asked_at: z.iso.datetime().nullable(),
	/** When it turned from right to wrong or back, and what had changed by then. */
	turned_at: z.iso.datetime().nullable(),
	turned_by: z.array(SourceChange),
	updated_at: z.iso.datetime(),
})
export type TestQuestion = z.infer<typeof TestQuestion>

export const TestRun = z.strictObject({
	state: z.enum(["idle", "running", "preparing"]),
	/** A model's name, or "built-in", which runs by itself. */
	model: z.string(),
	/** Null while a newer run has not ended. */
	ran_with: z.string().nullable(),
	ran_at: z.iso.datetime().nullable(),
	/** The results are about the present knowledge and model. */
	is_current: z.boolean(),
	turned: z.strictObject({ right: z.int(), wrong: z.int() }),
	asked: z.int(),
	to_ask: z.int(),
	stopped_for: z.string().nullable(),
})
export type TestRun = z.infer<typeof TestRun>

export const TestQuestions = z.strictObject({
	questions: z.array(TestQuestion),
	run: TestRun,
	limit: z.int(),
})
export type TestQuestions = z.infer<typeof TestQuestions>
