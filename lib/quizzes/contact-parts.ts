import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { emailInvalid } from "@/lib/accounts/words"
import type { ContactPart, Question } from "./answers"
import { USER_NAME_CAP } from "./defaults"

export type ContactParts = Partial<Record<ContactPart, string>>

/** The most characters of each, in the order in which a question asks for them. */
export const CONTACT_CAPS: Readonly<Record<ContactPart, number>> = {
	name: USER_NAME_CAP,
	email: EMAIL_CAP,
	phone: 40,
	company: USER_NAME_CAP,
}
export const CONTACT_PARTS = Object.keys(CONTACT_CAPS) as readonly ContactPart[]

/** What the question asks for, each with whether it is required. Others are not asked. */
export type AskedParts = NonNullable<Question["contact_parts"]>

export const NOT_ASKED = "This question doesn't ask for that"
export const partTooLong = (part: ContactPart) => `${part} can have up to ${CONTACT_CAPS[part]} characters`
export const partUnclean = (part: ContactPart) => `${part} contains characters that aren't allowed`

/** Null without any. An address is stored as an erasure looks for it. */
export function readContact(sent: { readonly [P in ContactPart]?: string | undefined }): ContactParts | null {
	const given = CONTACT_PARTS.flatMap((part) => {
		const text = part === "email" ? normalizeEmail(sent.email ?? "") : (sent[part] ?? "").trim()
		return text === "" ? [] : [[part, text] as const]
	})
	return given.length > 0 ? Object.fromEntries(given) : null
}

export const contactTexts = (contact: ContactParts): string[] => CONTACT_PARTS.flatMap((part) => contact[part] ?? [])

/** Why a session cannot keep it, or null. */
export function contactProblem(asked: AskedParts, contact: ContactParts): string | null {
	for (const part of CONTACT_PARTS) {
		const text = contact[part]
		if (text === undefined) continue
		if (!asked[part]) return NOT_ASKED
		if (text.length > CONTACT_CAPS[part]) return partTooLong(part)
		if (/\p{Cc}/u.test(text)) return partUnclean(part)
		if (part === "email" && !isEmail(text)) return emailInvalid
	}
	return null
}

/** The parts that the business requires and the visitor left blank. */
export const missingParts = (asked: AskedParts, contact: ContactParts): ContactPart[] =>
	CONTACT_PARTS.filter((part) => asked[part] === "required" && !contact[part])
