import { z } from "zod"
import { QuizParams } from "../schema"
import { quizRefusals } from "../words"

export const PreviewParams = QuizParams.extend({ session_id: z.uuid(quizRefusals.sessionNotFound) })

const flag = (field: string) =>
	z
		.enum(["true", "false", "1", "0", "on"], `${field} must be true or false`)
		.transform((value) => value !== "false" && value !== "0")
		.optional()

/** An absent flag takes the outcome's own value. */
export const PreviewReport = z.object({ include_detailed_breakdown: flag("include_detailed_breakdown") })
export type PreviewReport = z.infer<typeof PreviewReport>

export const GenerateReport = z.object({
	session_id: z.string("Please choose a session").pipe(z.uuid("session_id must be the id of a session")),
	include_charts: flag("include_charts"),
	include_detailed_breakdown: flag("include_detailed_breakdown"),
})
export type GenerateReport = z.infer<typeof GenerateReport>
