import { z } from "zod"
import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { EMAIL_INVALID } from "@/lib/accounts/texts"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { REQUIRED_FIELDS_MISSING } from "./texts"

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u

export const cappedText = (field: string, cap: number) =>
	z.string(`${field} must be text`).trim().max(cap, `${field} can have up to ${cap} characters`)

/** For a mail header, where a line break would start another header. */
export const headerText = (field: string, cap: number) =>
	cappedText(field, cap).refine((value) => !BREAKS.test(value), `${field} can't contain line breaks`)

const address = (field: string, isGood: (value: string) => boolean) =>
	z
		.string(EMAIL_INVALID)
		.transform(normalizeEmail)
		.refine((value) => value.length <= EMAIL_CAP, {
			error: `${field} can have up to ${EMAIL_CAP} characters`,
			abort: true,
		})
		.refine(isGood, EMAIL_INVALID)

/** isEmail() alone would accept lists of addresses. */
const isMailAddress = (value: string) => isEmail(value) && isSingleAddress(value)

export const emailAddress = (field: string) => address(field, isEmail)
export const mailAddress = (field: string) => address(field, isMailAddress)
export const optionalMailAddress = (field: string) => address(field, (value) => value === "" || isMailAddress(value))

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
