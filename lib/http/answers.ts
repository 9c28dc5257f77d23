import { z } from "zod"
import { StepWays } from "@/lib/accounts/passkeys/answers"

/** The body of every refusal. */
export const ErrorAnswer = z.strictObject({
	/** One sentence that a visitor may read. */
	detail: z.string(),
	/** Of a 422, in the order of the fields. */
	errors: z.array(z.strictObject({ field: z.string(), detail: z.string() })).optional(),
	/** Of a fault of ours, to find it in the log. */
	request_id: z.string().optional(),
	next_step: z.enum(["second_factor", "confirm", "set_up"]).optional(),
	/** Of a sign-in that waits for its second step. Works once. */
	challenge: z.string().optional(),
	/** How its account can show the second step. */
	...StepWays.partial().shape,
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
