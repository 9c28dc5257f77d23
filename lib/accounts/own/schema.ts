import { z } from "zod"
import { PASSWORD_MAX, PASSWORD_MIN } from "../password-limits"
import { RESET_FIELDS_REQUIRED } from "../reset/texts"
import { PASSWORD_TOO_SHORT } from "../texts"
import { SESSION_NOT_FOUND } from "./texts"

const filled = z.string(RESET_FIELDS_REQUIRED).min(1, { error: RESET_FIELDS_REQUIRED, abort: true })

export const PasswordChange = z.object({
	// No account has a longer password, so a longer one is refused without hashing it.
	current_password: filled.max(1000, RESET_FIELDS_REQUIRED),
	new_password: filled
		.min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
		.max(PASSWORD_MAX, `new_password can have up to ${PASSWORD_MAX} characters`),
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const SessionParams = z.object({ id: z.uuid(SESSION_NOT_FOUND) })
