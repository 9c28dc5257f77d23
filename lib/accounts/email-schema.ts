import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "./email-address"
import * as signInWords from "./words"

export function emailSchema(required: string) {
	return z
		.string(required)
		.transform(normalizeEmail)
		.refine((value) => value !== "", { error: required, abort: true })
		.refine((value) => value.length <= EMAIL_CAP, `email can have up to ${EMAIL_CAP} characters`)
		.refine(isEmail, signInWords.emailInvalid)
}
