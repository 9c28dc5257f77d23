import { z } from "zod"
import { StepWays } from "@/lib/accounts/passkeys/answers"

/** The codes of sentences that visitors read. A sentence may be reworded under its code. */
const Coded = {
	code: z.string().optional(),
	values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

export const ErrorAnswer = z.strictObject({
	detail: z.string(),
	...Coded,
	/** With a 422, in the order of the fields. */
	errors: z.array(z.strictObject({ field: z.string(), detail: z.string(), ...Coded })).optional(),
	/** With a fault of ours, to find it in the log. */
	request_id: z.string().optional(),
	next_step: z.enum(["second_factor", "confirm", "set_up"]).optional(),
	/** For a sign-in that waits for its second step. Works once. */
	challenge: z.string().optional(),
	...StepWays.partial().shape,
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
