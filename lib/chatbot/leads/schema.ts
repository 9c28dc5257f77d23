import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import { charactersNotAllowed, refusal, tooLong } from "@/lib/refusals"
import * as chatbotSentences from "../words"

export const LEAD_NAME_CAP = 120
export const LEAD_PHONE_CAP = 32

const EMAIL_INVALID = refusal("email_invalid", signInWords.emailInvalid)
const EMAIL_REQUIRED = refusal("email_required", chatbotSentences.emailRequired)

export const sessionId = z
	.string(chatbotSentences.sessionIdInvalid)
	.regex(/^[A-Za-z0-9_-]{8,64}$/, chatbotSentences.sessionIdInvalid)

const line = (field: string, cap: number) =>
	z
		.string(`${field} must be text`)
		.trim()
		.max(cap, tooLong(`${field} can have up to ${cap} characters`, { count: cap }))
		.refine((text) => !/\p{Cc}/u.test(text), charactersNotAllowed(`${field} contains characters that aren't allowed`))
		.optional()

const email = (field: string) =>
	z
		.string(EMAIL_REQUIRED)
		.transform(normalizeEmail)
		.refine(
			(text) => text.length <= EMAIL_CAP,
			tooLong(`${field} can have up to ${EMAIL_CAP} characters`, { count: EMAIL_CAP }),
		)

/** Without an address they belong to no lead. */
export const VisitorFields = z.object({
	visitor_name: line("visitor_name", LEAD_NAME_CAP),
	visitor_email: email("visitor_email")
		.refine((text) => text === "" || isEmail(text), EMAIL_INVALID)
		.optional(),
	visitor_phone: line("visitor_phone", LEAD_PHONE_CAP),
	visitor_company: line("visitor_company", LEAD_NAME_CAP),
})

export const LeadForm = z.object({
	session_id: sessionId,
	email: email("email")
		.refine((text) => text !== "", EMAIL_REQUIRED)
		.refine(isEmail, EMAIL_INVALID),
	name: line("name", LEAD_NAME_CAP),
	phone: line("phone", LEAD_PHONE_CAP),
	company: line("company", LEAD_NAME_CAP),
})

export interface LeadFields {
	email: string
	name?: string
	phone?: string
	company?: string
}
