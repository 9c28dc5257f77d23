import { z } from "zod"
import { emailSchema } from "../email-schema"
import { RESET_FIELDS_REQUIRED } from "../reset/texts"
import { CODE_REQUIRED } from "../second-factor/texts"
import { NEW_EMAIL_REQUIRED } from "./texts"

export const ADDRESS_CODE_MS = 30 * 60 * 1000
/** With six digits, one chance in 200,000 for a change, and each change takes the password. */
export const ADDRESS_CODE_TRIES = 5

export const AddressChangeRequest = z.object({
	email: emailSchema(NEW_EMAIL_REQUIRED),
	// No account has a longer password, so a longer one is refused without hashing it.
	current_password: z.string(RESET_FIELDS_REQUIRED).min(1, RESET_FIELDS_REQUIRED).max(1000, RESET_FIELDS_REQUIRED),
})
export type AddressChangeRequest = z.infer<typeof AddressChangeRequest>

export const AddressCode = z.object({
	code: z.string(CODE_REQUIRED).max(100, CODE_REQUIRED).trim().min(1, CODE_REQUIRED),
})
export type AddressCode = z.infer<typeof AddressCode>
