import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import { isSingleAddress } from "@/lib/mail/clean-header"
import * as tenantSentences from "./words"

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u

export const cappedText = (field: string, cap: number) =>
	z.string(`${field} must be text`).trim().max(cap, `${field} can have up to ${cap} characters`)

/** For a mail header, where a line break would start another header. */
export const headerText = (field: string, cap: number) =>
	cappedText(field, cap).refine((value) => !BREAKS.test(value), `${field} can't contain line breaks`)

const address = (field: string, isGood: (value: string) => boolean) =>
	z
		.string(signInWords.emailInvalid)
		.transform(normalizeEmail)
		.refine((value) => value.length <= EMAIL_CAP, {
			error: `${field} can have up to ${EMAIL_CAP} characters`,
			abort: true,
		})
		.refine(isGood, signInWords.emailInvalid)

/** isEmail() alone would accept lists of addresses. */
const isMailAddress = (value: string) => isEmail(value) && isSingleAddress(value)

export const emailAddress = (field: string) => address(field, isEmail)
export const mailAddress = (field: string) => address(field, isMailAddress)
export const optionalMailAddress = (field: string) => address(field, (value) => value === "" || isMailAddress(value))

export const filledText = z
	.string(tenantSentences.requiredFieldsMissing)
	.trim()
	.refine((value) => value !== "", tenantSentences.requiredFieldsMissing)

const LANGUAGES_MAX = 30
const LANGUAGES_FORM = 'languages must be a list of different codes such as "en" and "pt-BR"'

export const languageCodes = z
	.array(z.string(LANGUAGES_FORM).regex(/^[A-Za-z-]{2,20}$/, LANGUAGES_FORM), LANGUAGES_FORM)
	.max(LANGUAGES_MAX, LANGUAGES_FORM)
	.refine((codes) => new Set(codes).size === codes.length, LANGUAGES_FORM)

/** Absent stays absent; null and "" become null. */
export const orNull = <T extends z.ZodType<string, unknown>>(schema: T) =>
	schema
		.transform((value) => value || null)
		.nullable()
		.optional()
