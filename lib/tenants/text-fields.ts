import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { EMAIL_INVALID } from "@/lib/accounts/texts"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { REQUIRED_FIELDS_MISSING } from "./texts"

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u

export const cappedText = (field: string, cap: number) =>
	z.string(`${field} must be text`).trim().max(cap, `${field} may have at most ${cap} characters`)

/** Text that becomes part of a mail's header, where a line break would begin another header. */
export const headerText = (field: string, cap: number) =>
	cappedText(field, cap).refine((value) => !BREAKS.test(value), `${field} may not contain line breaks`)

/** Normalized; with the contract's form and words. */
export const emailAddress = (field: string) =>
	z
		.string(EMAIL_INVALID)
		.transform(normalizeEmail)
		.refine((value) => value.length <= EMAIL_CAP, `${field} may have at most ${EMAIL_CAP} characters`)
		.refine(isEmail, EMAIL_INVALID)

/** An address that mail goes to or comes from: the contract's form alone would let lists of addresses pass. */
export const mailAddress = (field: string) => emailAddress(field).refine(isSingleAddress, EMAIL_INVALID)

/** As mailAddress(), or "". */
export const optionalMailAddress = (field: string) =>
	z
		.string(EMAIL_INVALID)
		.transform(normalizeEmail)
		.refine((value) => value.length <= EMAIL_CAP, `${field} may have at most ${EMAIL_CAP} characters`)
		.refine((value) => value === "" || (isEmail(value) && isSingleAddress(value)), EMAIL_INVALID)

export const filledText = z
	.string(REQUIRED_FIELDS_MISSING)
	.trim()
	.refine((value) => value !== "", REQUIRED_FIELDS_MISSING)

/** Absent stays absent; null and "" become null. */
export const orNull = <T extends z.ZodType<string, unknown>>(schema: T) =>
	schema
		.transform((value) => value || null)
		.nullable()
		.optional()
