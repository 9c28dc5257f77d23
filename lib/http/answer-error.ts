import { AppError, type ErrorCode } from "@/lib/errors"
import { log } from "@/lib/log"
import { refusal, said } from "@/lib/refusals"
import { asStorageOrDatabaseError } from "./translate-fault"

const STATUS: Record<ErrorCode, number> = {
	bad_request: 400,
	unauthenticated: 401,
	forbidden: 403,
	not_found: 404,
	method_not_allowed: 405,
	timeout: 408,
	conflict: 409,
	too_large: 413,
	unsupported_type: 415,
	invalid: 422,
	rate_limited: 429,
	upstream_failed: 502,
	unavailable: 503,
	upstream_timeout: 504,
	storage_full: 507,
}

const INTERNAL_DETAIL = refusal("server_failed", "Something went wrong on our side. Please try again.")

export function statusOf(error: AppError): number {
	return STATUS[error.code]
}

const causeOf = (error: AppError | undefined) =>
	[error?.message, error?.cause instanceof Error ? error.cause.message : undefined].filter(Boolean).join(" ")

/** Answers any thrown value as `{"detail": …}`. Logs what is our own fault. */
export function answerError(thrown: unknown, requestId: string): Response {
	const error = thrown instanceof AppError ? thrown : asStorageOrDatabaseError(thrown)
	const status = error ? STATUS[error.code] : 500
	// A passing condition needs no stack: a busy hour would write thousands.
	if (status === 503) log.warn({ request_id: requestId, err: causeOf(error) }, "request refused for now")
	else if (status >= 500) log.error({ request_id: requestId, err: thrown }, "request failed")
	const body = {
		...said(error?.message ?? INTERNAL_DETAIL, error?.refusal),
		...(error?.errors && { errors: error.errors.map(({ field, detail }) => ({ field, ...said(detail) })) }),
		...error?.next,
		...(status >= 500 ? { request_id: requestId } : {}),
	}
	const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" })
	const retryAfter = error?.retryAfter ?? (status === 503 ? 2 : undefined)
	if (retryAfter) headers.set("retry-after", String(Math.ceil(retryAfter)))
	if (status === 401) headers.set("www-authenticate", "Bearer")
	// A client too slow to finish its upload is not drained: the connection ends with the response.
	if (status === 408) headers.set("connection", "close")
	return new Response(JSON.stringify(body), { status, headers })
}
