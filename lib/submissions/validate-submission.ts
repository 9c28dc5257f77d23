import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import type { FieldError } from "@/lib/errors"
import { t } from "@/lib/languages/t"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import * as fieldWords from "./field-words"
import {
	FIELD_NAMES,
	type FieldName,
	type FormField,
	fieldOf,
	isText,
	TEXT_FIELDS,
	type TypedFields,
} from "./form-fields"
import { TEXT_MAX, TEXT_MIN } from "./limits"
import { tidyWritten } from "./tidy-written"

export type SubmissionFields = TypedFields & {
	consent: boolean
	hasVideo: boolean
	text?: string
}

export type SubmissionField = FieldName | "consent" | "video" | "text"

/** PostgreSQL stores no NUL, and a lone surrogate has no UTF-8 form. */
export const UNSTORABLE = /\0|\p{Cs}/u
const STARS = /^[1-5]?$/

/** @returns null for what its field can't be. */
export function normalize(field: FormField, typed = ""): string | null {
	if (field.kind === "email") return normalizeEmail(typed)
	if (field.kind === "link") return normalizeWebsite(typed)
	const value = typed.trim()
	if (field.kind === "choice" && value && !Object.hasOwn(field.options, value)) return null
	return field.kind === "stars" && !STARS.test(value) ? null : value
}

/** Every rule that fails, in order. No heavy dependencies: the public page ships this, and the server wraps it. */
export function validateSubmission(fields: SubmissionFields): (FieldError & { field: SubmissionField })[] {
	const errors: (FieldError & { field: SubmissionField })[] = []
	const add = (isBroken: boolean, field: SubmissionField, detail: string) => {
		if (isBroken) errors.push({ field, detail })
	}
	const values = TEXT_FIELDS.map((field) => ({ ...field, value: normalize(field, fields[field.name]) }))
	for (const { name, kind, missing, value } of values) {
		if (missing && value === "") add(true, name, t(missing))
		else add(kind === "email" && value !== "" && !isEmail(value ?? ""), name, t(fieldWords.emailInvalid))
	}
	add(!fields.consent, "consent", t(fieldWords.consentRequired))
	const written = fields.text === undefined ? null : tidyWritten(fields.text)
	add(written === "", "text", t(fieldWords.textRequired))
	add(!!written && written.length < TEXT_MIN, "text", t(fieldWords.textTooShort))
	add(written === null && !fields.hasVideo, "video", t(fieldWords.videoRequired))

	for (const { name, kind, max, tooLong, malformed, value } of values) {
		const isLong = (kind === "link" ? fields[name].trim() : (value ?? "")).length > max
		if (isLong) add(true, name, t(tooLong))
		else add(value === null || UNSTORABLE.test(value), name, t(malformed))
	}
	if (written !== null) {
		add(written.length > TEXT_MAX, "text", t(fieldWords.textTooLong))
		add(UNSTORABLE.test(written), "text", t(fieldWords.textCharacters))
	}
	for (const name of FIELD_NAMES)
		if (!isText(name)) add(normalize(fieldOf(name), fields[name]) === null, name, t(fieldOf(name).malformed))
	return errors
}
