import { z } from "zod"
import { emailSchema } from "../email-schema"
import { PASSWORD_MAX, PASSWORD_MIN } from "../password-limits"
import { PASSWORD_TOO_SHORT } from "../texts"
import { RESET_EMAIL_REQUIRED, RESET_FIELDS_REQUIRED } from "./texts"

export const RESET_LIFETIME_MS = 60 * 60 * 1000
/** Longer than a reset's: no one waits at the screen, and the link opens nothing that existed before. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export const ResetRequest = z.object({ email: emailSchema(RESET_EMAIL_REQUIRED) })

const filled = z.string(RESET_FIELDS_REQUIRED).min(1, { error: RESET_FIELDS_REQUIRED, abort: true })

export const ResetConfirm = z.object({
	token: filled,
	new_password: filled
		.min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
		.max(PASSWORD_MAX, `new_password can have up to ${PASSWORD_MAX} characters`),
})
export type ResetConfirm = z.infer<typeof ResetConfirm>
