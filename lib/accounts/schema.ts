import { z } from "zod"
import * as signInWords from "./words"

/** Seconds. Sessions do not slide: the row's expiry is fixed. */
export const SESSION_SECONDS = { platform_admin: 12 * 3600, tenant_admin: 7 * 24 * 3600 } as const

const required = z.string(signInWords.loginFieldsRequired).max(1000, signInWords.loginFieldsRequired)

export const LoginRequest = z.object({
	email: required.refine((value) => value.trim() !== "", signInWords.loginFieldsRequired),
	// Not trimmed: a password may consist of spaces.
	password: required.min(1, signInWords.loginFieldsRequired),
})
export type LoginRequest = z.infer<typeof LoginRequest>
