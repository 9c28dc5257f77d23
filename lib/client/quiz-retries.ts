import { ApiError } from "./api"
import { retryDelay } from "./retry-delay"
import { waitToRetry } from "./wait-to-retry"

const STALLED_MS = 20_000

export interface Retries {
	signal: AbortSignal
	onWaiting(error: ApiError): void
}

/** Repeats an idempotent call as long as a retry can help. Rejects with ApiError, status 0 if no answer came. */
export async function retrying<T>(attempt: (signal: AbortSignal) => Promise<T>, { signal, onWaiting }: Retries) {
	const since = Date.now()
	for (let failures = 1; ; failures += 1) {
		try {
			return await withinTime(attempt, signal)
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			const { status, retryAfter } = error
			// Elsewhere 409 means that another request is under way. Here the quiz is completed, and stays so.
			const delay =
				status === 409
					? null
					: retryDelay({ status, retryAfter, failures, failingForMs: Date.now() - since }, Math.random())
			if (delay === null) throw error
			onWaiting(error)
			await waitToRetry(delay, signal)
		}
	}
}

async function withinTime<T>(attempt: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
	signal.throwIfAborted()
	const connection = new AbortController()
	const abort = () => connection.abort()
	const timer = setTimeout(abort, STALLED_MS)
	signal.addEventListener("abort", abort, { once: true })
	try {
		return await attempt(connection.signal)
	} catch (error) {
		if (connection.signal.aborted && !signal.aborted) throw new ApiError(0, "")
		throw error
	} finally {
		clearTimeout(timer)
		signal.removeEventListener("abort", abort)
	}
}
