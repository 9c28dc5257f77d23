import { z } from "zod"
import { emailSchema } from "../email-schema"
import { PASSWORD_MAX, PASSWORD_MIN } from "../password-limits"
import * as signInWords from "../words"
import { resetWords } from "./words"

export const RESET_LIFETIME_MS = 60 * 60 * 1000
/** Longer than a reset's: no one waits at the screen, and the link opens nothing that existed before. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export const ResetRequest = z.object({ email: emailSchema(resetWords.emailRequired) })

const filled = z.string(resetWords.fieldsRequired).min(1, { error: resetWords.fieldsRequired, abort: true })

export const ResetConfirm = z.object({
	token: filled,
	new_password: filled
		.min(PASSWORD_MIN, signInWords.passwordTooShort)
		.max(PASSWORD_MAX, `new_password can have up to ${PASSWORD_MAX} characters`),
})
export type ResetConfirm = z.infer<typeof ResetConfirm>
