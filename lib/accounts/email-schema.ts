import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "./email-address"
import { EMAIL_INVALID } from "./texts"

/** An address in a request, normalized; `required` is what a missing or empty one answers. */
export function emailSchema(required: string) {
	return z
		.string(required)
		.transform(normalizeEmail)
		.refine((value) => value !== "", { error: required, abort: true })
		.refine((value) => value.length <= EMAIL_CAP, `email may have at most ${EMAIL_CAP} characters`)
		.refine(isEmail, EMAIL_INVALID)
}
