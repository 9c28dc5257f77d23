import { z } from "zod"

export const UnansweredQuestion = z.strictObject({
	id: z.uuid(),
	question: z.string(),
	count: z.int(),
	last_asked_at: z.iso.datetime(),
	/** The last one in which a visitor asked it in these words. Null if none is stored. */
	conversation_id: z.uuid().nullable(),
})
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>

export const UnansweredQuestions = z.strictObject({
	questions: z.array(UnansweredQuestion),
	next_cursor: z.string().nullable(),
})
export type UnansweredQuestions = z.infer<typeof UnansweredQuestions>
