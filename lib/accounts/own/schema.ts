import { z } from "zod"
import { PASSWORD_MAX, PASSWORD_MIN } from "../password-limits"
import { resetWords } from "../reset/words"
import * as signInWords from "../words"
import { ownAccountRefusals } from "./words"

const filled = z.string(resetWords.fieldsRequired).min(1, { error: resetWords.fieldsRequired, abort: true })

export const PasswordChange = z.object({
	// No account has a longer password, so the schema refuses a longer one before it costs a hash.
	current_password: filled.max(1000, resetWords.fieldsRequired),
	new_password: filled
		.min(PASSWORD_MIN, signInWords.passwordTooShort)
		.max(PASSWORD_MAX, `new_password can have up to ${PASSWORD_MAX} characters`),
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const SessionParams = z.object({ id: z.uuid(ownAccountRefusals.sessionNotFound) })
