import { z } from "zod"

export const ResetMessage = z.strictObject({ message: z.string() })
export type ResetMessage = z.infer<typeof ResetMessage>

export const ResetTokenCheck = z.strictObject({
	valid: z.boolean(),
	email: z.string().nullable(),
	message: z.string(),
	invited_to: z.string().optional(),
})
export type ResetTokenCheck = z.infer<typeof ResetTokenCheck>
