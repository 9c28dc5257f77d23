import { z } from "zod"
import { emailSchema } from "../email-schema"
import { resetWords } from "../reset/words"
import { secondFactorRefusals } from "../second-factor/words"
import { addressRefusals } from "./words"

export const ADDRESS_CODE_MS = 30 * 60 * 1000
/** With six digits, one chance in 200,000 for a change, and each change takes the password. */
export const ADDRESS_CODE_TRIES = 5

export const AddressChangeRequest = z.object({
	email: emailSchema(addressRefusals.newEmailRequired),
	// No account has a longer password, so a longer one is refused without hashing it.
	current_password: z
		.string(resetWords.fieldsRequired)
		.min(1, resetWords.fieldsRequired)
		.max(1000, resetWords.fieldsRequired),
})
export type AddressChangeRequest = z.infer<typeof AddressChangeRequest>

export const AddressCode = z.object({
	code: z
		.string(secondFactorRefusals.codeRequired)
		.max(100, secondFactorRefusals.codeRequired)
		.trim()
		.min(1, secondFactorRefusals.codeRequired),
})
export type AddressCode = z.infer<typeof AddressCode>
