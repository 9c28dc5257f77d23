import { z } from "zod"

/** How a source differs from what the run before knew. */
export const SourceChange = z.strictObject({
	change: z.enum(["added", "changed", "deleted"]),
	/** Null if the source is gone. */
	title: z.string().nullable(),
})
export type SourceChange = z.infer<typeof SourceChange>

export const TestFault = z.enum([
	/** The source that should answer is gone. */
	"deleted",
	/** "I don't know." */
	"unanswered",
	/** It cites only other sources. */
	"other_source",
	/** It rests on no source, such as a greeting. */
	"no_source",
	/** It cites nothing, and the model was not given the source. */
	"not_given",
	/** It should not be answered. */
	"answered",
	/** A visitor would have been handed to a person. */
	"person",
])
export type TestFault = z.infer<typeof TestFault>

export const TestQuestion = z.strictObject({
	id: z.uuid(),
	question: z.string(),
	expects: z.enum(["source", "no_answer"]),
	/** What should answer. Its id is null once it is deleted. Null if nothing should, or if it is not chosen yet. */
	source: z.strictObject({ id: z.uuid().nullable(), title: z.string() }).nullable(),
	/** undecided: no source is chosen. waiting: for a run. */
	state: z.enum(["right", "wrong", "undecided", "waiting"]),
	/** Why it is wrong. Null if it is not, or if that is not known any more. */
	fault: TestFault.nullable(),
	/** "" if there is none, or if it came from a source that is deleted. */
	answer: z.string(),
	/** The sources that the answer cites. If it cites none, those that the model was given. */
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
	/** preparing: the knowledge is being indexed, and a run follows. */
	state: z.enum(["idle", "running", "preparing"]),
	/** What answers now: a model's name, or "built-in", which runs by itself. */
	model: z.string(),
	/** What answered in the last run. Null while a newer one has not ended. */
	ran_with: z.string().nullable(),
	ran_at: z.iso.datetime().nullable(),
	/** Whether the results are about the knowledge as it is now, and about what answers now. */
	is_current: z.boolean(),
	/** How many turned since the run before. */
	turned: z.strictObject({ right: z.int(), wrong: z.int() }),
	/** How far a model's run is, and how many it asks. */
	asked: z.int(),
	to_ask: z.int(),
	/** Why a model's run stopped before its end. */
	stopped_for: z.string().nullable(),
})
export type TestRun = z.infer<typeof TestRun>

export const TestQuestions = z.strictObject({
	/** Newest first. */
	questions: z.array(TestQuestion),
	run: TestRun,
	/** How many a business can have. */
	limit: z.int(),
})
export type TestQuestions = z.infer<typeof TestQuestions>
