import { z } from "zod"
import { ContactStep, Content } from "../answers"

/** What a quiz can be created with, as POST /api/admin/quizzes takes it. */
export const UnsavedQuiz = z.strictObject({
	quiz_name: z.string(),
	quiz_description: z.string(),
	contact_step: ContactStep,
	...Content.shape,
})
export type UnsavedQuiz = z.infer<typeof UnsavedQuiz>

export const QuizTemplate = UnsavedQuiz.extend({
	id: z.string(),
	/** One line for the owner. */
	about: z.string(),
})
export type QuizTemplate = z.infer<typeof QuizTemplate>

export const QuizBeginnings = z.strictObject({
	templates: z.array(QuizTemplate),
	/** Whether the business's model can be asked for a draft. */
	can_draft: z.boolean(),
})
export type QuizBeginnings = z.infer<typeof QuizBeginnings>

export const QuizDraft = z.strictObject({ quiz: UnsavedQuiz })
export type QuizDraft = z.infer<typeof QuizDraft>
