import { z } from "zod"
import { cleanText } from "../clean-text"
import { MESSAGE_CAP } from "../conversations/schema"
import { testQuestionRefusals } from "./words"

const question = z
	.string(testQuestionRefusals.questionRequired)
	.transform((text) => cleanText(text).trim())
	.refine((text) => text !== "", testQuestionRefusals.questionRequired)
	.refine((text) => text.length <= MESSAGE_CAP, `question can have up to ${MESSAGE_CAP} characters`)
const expects = z.enum(["source", "no_answer"], testQuestionRefusals.expectsUnknown)
/** Null: the admin has yet to choose. Ignored if no answer is expected. */
const sourceId = z.uuid(testQuestionRefusals.sourceUnknown).nullable()

export const TestParams = z.object({ id: z.uuid(testQuestionRefusals.notFound) })

export const NewTestQuestion = z.object({ question, expects, source_id: sourceId.default(null) })
export type NewTestQuestion = z.infer<typeof NewTestQuestion>

const UPDATED_AT_FORM = "updated_at must be a time"

export const TestQuestionUpdate = z.object({
	question: question.optional(),
	expects: expects.optional(),
	source_id: sourceId.optional(),
	updated_at: z
		.string(UPDATED_AT_FORM)
		.transform((value) => new Date(value))
		.refine((time) => !Number.isNaN(time.getTime()), UPDATED_AT_FORM)
		.optional(),
})
export type TestQuestionUpdate = z.infer<typeof TestQuestionUpdate>

export const AskedMessage = z.object({ message_id: z.uuid(testQuestionRefusals.noSuchQuestion) })
