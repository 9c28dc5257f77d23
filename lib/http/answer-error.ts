import { AppError, type ErrorCode } from "@/lib/errors"
import { log } from "@/lib/log"
import { asStorageOrDatabaseError } from "./translate-fault"

/** The one table from what a domain throws to what a client sees (decisions: Answers). */
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

const INTERNAL_DETAIL = "Something went wrong on our side. Please try again."

export function statusOf(error: AppError): number {
	return STATUS[error.code]
}

/** Any thrown value as `{"detail": …}` with its status; what is nobody's fault but ours is logged with its cause. */
export function answerError(thrown: unknown, requestId: string): Response {
	const error = thrown instanceof AppError ? thrown : asStorageOrDatabaseError(thrown)
	const status = error ? STATUS[error.code] : 500
	if (status >= 500) log.error({ request_id: requestId, err: thrown }, "request failed")
	const body = {
		detail: error?.message ?? INTERNAL_DETAIL,
		...(error?.errors ? { errors: error.errors } : {}),
		...(status >= 500 ? { request_id: requestId } : {}),
	}
	const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" })
	const retryAfter = error?.retryAfter ?? (status === 503 ? 2 : undefined)
	if (retryAfter) headers.set("retry-after", String(Math.ceil(retryAfter)))
	if (status === 401) headers.set("www-authenticate", "Bearer")
	// A client too slow to finish its upload is not drained: the connection ends with the answer.
	if (status === 408) headers.set("connection", "close")
	return new Response(JSON.stringify(body), { status, headers })
}
