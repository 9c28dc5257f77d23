import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import type { FieldError } from "@/lib/errors"
import { normalizeWebsite } from "@/lib/tenants/normalize-website"
import { tidyWritten } from "./tidy-written"

export const NAME_MAX = 120
export const WEBSITE_MAX = 2048
export const TEXT_MIN = 20
export const TEXT_MAX = 2000

export const SUBMISSION_TEXTS = {
	nameRequired: "Name is required",
	emailRequired: "Email is required",
	emailInvalid: "Please enter a valid email address",
	consentRequired: "Consent is required to submit your testimonial",
	videoRequired: "Please record a video testimonial",
	textRequired: "Please write your testimonial",
	textTooShort: `Your testimonial must have at least ${TEXT_MIN} characters`,
	starsInvalid: "Stars must be a whole number from 1 to 5",
	websiteInvalid: "Please enter a valid website address",
	nameTooLong: `Name can have up to ${NAME_MAX} characters`,
	emailTooLong: `Email can have up to ${EMAIL_CAP} characters`,
	websiteTooLong: `Website can have up to ${WEBSITE_MAX} characters`,
	textTooLong: `Your testimonial can have up to ${TEXT_MAX} characters`,
	nameCharacters: "Name contains characters that aren't allowed",
	emailCharacters: "Email contains characters that aren't allowed",
	textCharacters: "Your testimonial contains characters that aren't allowed",
} as const

export interface SubmissionFields {
	name: string
	email: string
	website: string
	consent: boolean
	stars?: string
	hasVideo: boolean
	text?: string
}

export type SubmissionField = "name" | "email" | "website" | "consent" | "stars" | "video" | "text"

/** PostgreSQL stores no NUL, and a lone surrogate has no UTF-8 form. */
export const UNSTORABLE = /\0|\p{Cs}/u
const STARS = /^[1-5]?$/

function error(field: SubmissionField, detail: string): FieldError & { field: SubmissionField } {
	return { field, detail }
}

/** Every rule that fails, in order: the server's 422 uses the first as its `detail`, the form shows each beside its
 * field. No dependencies: the public page ships this, and the server wraps it. */
export function validateSubmission(fields: SubmissionFields): (FieldError & { field: SubmissionField })[] {
	const name = fields.name.trim()
	const email = normalizeEmail(fields.email)
	const website = normalizeWebsite(fields.website)
	const errors: (FieldError & { field: SubmissionField })[] = []
	if (name === "") errors.push(error("name", SUBMISSION_TEXTS.nameRequired))
	if (email === "") errors.push(error("email", SUBMISSION_TEXTS.emailRequired))
	else if (!isEmail(email)) errors.push(error("email", SUBMISSION_TEXTS.emailInvalid))
	if (!fields.consent) errors.push(error("consent", SUBMISSION_TEXTS.consentRequired))
	const written = fields.text === undefined ? null : tidyWritten(fields.text)
	if (written === "") errors.push(error("text", SUBMISSION_TEXTS.textRequired))
	else if (written !== null && written.length < TEXT_MIN) errors.push(error("text", SUBMISSION_TEXTS.textTooShort))
	if (written === null && !fields.hasVideo) errors.push(error("video", SUBMISSION_TEXTS.videoRequired))

	if (name.length > NAME_MAX) errors.push(error("name", SUBMISSION_TEXTS.nameTooLong))
	if (UNSTORABLE.test(name)) errors.push(error("name", SUBMISSION_TEXTS.nameCharacters))
	if (email.length > EMAIL_CAP) errors.push(error("email", SUBMISSION_TEXTS.emailTooLong))
	if (UNSTORABLE.test(email)) errors.push(error("email", SUBMISSION_TEXTS.emailCharacters))
	if (fields.website.trim().length > WEBSITE_MAX) errors.push(error("website", SUBMISSION_TEXTS.websiteTooLong))
	else if (website === null || UNSTORABLE.test(website)) errors.push(error("website", SUBMISSION_TEXTS.websiteInvalid))
	if (written !== null && written.length > TEXT_MAX) errors.push(error("text", SUBMISSION_TEXTS.textTooLong))
	if (written !== null && UNSTORABLE.test(written)) errors.push(error("text", SUBMISSION_TEXTS.textCharacters))
	if (!STARS.test(fields.stars?.trim() ?? "")) errors.push(error("stars", SUBMISSION_TEXTS.starsInvalid))
	return errors
}
