import { z } from "zod"
import { KEY_SCOPES } from "./key-scopes"
import { KEY_NAME_CAP } from "./limits"
import { apiKeyRefusals } from "./words"

export const KeyParams = z.object({ id: z.uuid(apiKeyRefusals.notFound) })

const EXPIRY_DAYS_MAX = 3650
const DAYS_FORM = `expires_in_days must be a whole number from 1 to ${EXPIRY_DAYS_MAX}, or null`

export const NewApiKey = z.object({
	name: z
		.string("name must be text")
		.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim())
		.pipe(z.string().min(1, "Enter a name").max(KEY_NAME_CAP, `A name can have up to ${KEY_NAME_CAP} characters`)),
	scopes: z
		.array(z.enum(KEY_SCOPES, `scopes can hold ${KEY_SCOPES.join(", ")}`), "scopes must be a list")
		.min(1, "Choose what the key may do")
		.max(KEY_SCOPES.length, `scopes can hold up to ${KEY_SCOPES.length} scopes`)
		.transform((chosen) => KEY_SCOPES.filter((scope) => chosen.includes(scope))),
	/** Null: until it is revoked. No default, so that no caller gets an endless key by leaving it out. */
	expires_in_days: z.int(DAYS_FORM).min(1, DAYS_FORM).max(EXPIRY_DAYS_MAX, DAYS_FORM).nullable(),
})
export type NewApiKey = z.infer<typeof NewApiKey>
