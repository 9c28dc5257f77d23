import type { Refusal } from "@/lib/refusals"

// The errors that domain code throws. A domain never knows an HTTP status: lib/http/answer-error.ts maps codes to
// statuses.
export const ERROR_CODES = [
	"bad_request",
	"unauthenticated",
	"forbidden",
	"not_found",
	"method_not_allowed",
	"timeout",
	"conflict",
	"too_large",
	"unsupported_type",
	"invalid",
	"rate_limited",
	"upstream_failed",
	"unavailable",
	"upstream_timeout",
	"storage_full",
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export interface FieldError {
	field: string
	detail: string
}

/** What a caller who is refused can do next. Sent beside `detail`. */
export type NextStep =
	// The password was right. `challenge` and a code or a passkey go to POST /api/admin/login/second-factor. `app` and
	// `passkey` say which of them the account has; a recovery code always counts.
	| { next_step: "second_factor"; challenge: string; app: boolean; passkey: object | null }
	/** The session stays. After a code or a passkey to POST /api/admin/confirm the same call succeeds. */
	| { next_step: "confirm" }
	/** A second step is required and its grace is over. The session stays, for the account's own calls. */
	| { next_step: "set_up" }

export interface AppErrorOptions {
	errors?: FieldError[]
	/** Seconds; becomes Retry-After. */
	retryAfter?: number
	next?: NextStep
	/** Where the detail has no code of its own. */
	refusal?: Refusal
	cause?: unknown
}

// Each bundle of one server has this class (lib/process-wide.ts), and one may catch what another's throws.
const BRAND = Symbol.for("testimonials.AppError")

/** @param detail one English sentence that a visitor may read. */
export class AppError extends Error {
	readonly [BRAND] = true
	readonly code: ErrorCode
	readonly errors?: FieldError[]
	readonly retryAfter?: number
	readonly next?: NextStep
	readonly refusal?: Refusal

	constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
		super(detail, { cause: options.cause })
		this.name = "AppError"
		this.code = code
		this.errors = options.errors
		this.retryAfter = options.retryAfter
		this.next = options.next
		this.refusal = options.refusal
	}

	static override [Symbol.hasInstance](value: unknown): boolean {
		return typeof value === "object" && value !== null && BRAND in value
	}
}

export function invalid(field: string, detail: string): AppError {
	return new AppError("invalid", detail, { errors: [{ field, detail }] })
}

export function notFound(detail: string): AppError {
	return new AppError("not_found", detail)
}

/** Null instead of `not_found`; rejects with any other error. */
export function nullIfNotFound<T>(found: Promise<T>): Promise<T | null> {
	return found.catch((error: unknown) => {
		if (error instanceof AppError && error.code === "not_found") return null
		throw error
	})
}
