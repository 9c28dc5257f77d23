import { z } from "zod"
import { LOGIN_FIELDS_REQUIRED } from "./texts"

/** Seconds. Sessions do not slide: the row's expiry is fixed. */
export const SESSION_SECONDS = { platform_admin: 12 * 3600, tenant_admin: 7 * 24 * 3600 } as const

const required = z.string(LOGIN_FIELDS_REQUIRED).max(1000, LOGIN_FIELDS_REQUIRED)

export const LoginRequest = z.object({
	email: required.refine((value) => value.trim() !== "", LOGIN_FIELDS_REQUIRED),
	// Not trimmed: a password may consist of spaces.
	password: required.min(1, LOGIN_FIELDS_REQUIRED),
})
export type LoginRequest = z.infer<typeof LoginRequest>
