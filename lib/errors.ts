/**
 * The errors that domain code throws. A domain never knows an HTTP status: lib/http/answer-error.ts maps codes to
 * statuses.
 */
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

export interface AppErrorOptions {
	/** Sent beside `detail` with a 422. */
	errors?: FieldError[]
	/** Seconds; becomes Retry-After. */
	retryAfter?: number
	cause?: unknown
}

/** @param detail one English sentence that a visitor may read. */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly errors?: FieldError[]
	readonly retryAfter?: number

	constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
		super(detail, { cause: options.cause })
		this.name = "AppError"
		this.code = code
		this.errors = options.errors
		this.retryAfter = options.retryAfter
	}
}

/** A 422 for one field. */
export function invalid(field: string, detail: string): AppError {
	return new AppError("invalid", detail, { errors: [{ field, detail }] })
}

export function notFound(detail: string): AppError {
	return new AppError("not_found", detail)
}
