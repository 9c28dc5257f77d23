import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "../email-address"
import { PASSWORD_MAX, PASSWORD_MIN } from "../password-limits"
import { EMAIL_INVALID, PASSWORD_TOO_SHORT } from "../texts"
import { RESET_EMAIL_REQUIRED, RESET_FIELDS_REQUIRED } from "./texts"

/** How long a link from the mail works. */
export const RESET_LIFETIME_MS = 60 * 60 * 1000

export const ResetRequest = z.object({
	email: z
		.string(RESET_EMAIL_REQUIRED)
		.transform(normalizeEmail)
		.refine((value) => value !== "", { error: RESET_EMAIL_REQUIRED, abort: true })
		.refine((value) => value.length <= EMAIL_CAP, `email may have at most ${EMAIL_CAP} characters`)
		.refine(isEmail, EMAIL_INVALID),
})

const filled = z.string(RESET_FIELDS_REQUIRED).min(1, { error: RESET_FIELDS_REQUIRED, abort: true })

export const ResetConfirm = z.object({
	token: filled,
	new_password: filled
		.min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
		.max(PASSWORD_MAX, `new_password may have at most ${PASSWORD_MAX} characters`),
})
export type ResetConfirm = z.infer<typeof ResetConfirm>
