const FIRST_MS = 1000
const LONGEST_MS = 30_000
/** A server that asks for more than this is not waited for: the visitor decides. */
const LONGEST_RETRY_AFTER_MS = 120_000
/** Answers that tell nothing of a fault in what was sent. */
const RETRIED_STATUSES: readonly number[] = [408, 409, 429, 502, 503]
/** Refusals by a running server: after so many it will not change its mind soon. */
const MOST_REFUSALS = 6
/** No answer at all: a lift, a tunnel, a restarted router. Ten minutes of it are survived. */
const NETWORK_PATIENCE_MS = 15 * 60_000

export interface FailedAttempt {
	/** 0 where no answer came. */
	status: number
	/** From Retry-After, in seconds. */
	retryAfter?: number
	/** Attempts in a row that brought nothing over, this one included; those begun by hand are not counted. */
	failures: number
	/** Since the first of them. */
	failingForMs: number
}

/** Whether the same again may succeed. */
export function isRetried(status: number): boolean {
	return status === 0 || RETRIED_STATUSES.includes(status)
}

/**
 * Milliseconds until the next attempt, or null to give up. Doubles from 1 s to 30 s; `random` (0 to 1) takes off up to
 * a quarter, so that the visitors of a restarted server do not all come back in the same second.
 */
export function retryDelay(attempt: FailedAttempt, random: number): number | null {
	if (attempt.status === 0) {
		if (attempt.failingForMs >= NETWORK_PATIENCE_MS) return null
	} else if (!isRetried(attempt.status) || attempt.failures >= MOST_REFUSALS) return null
	const backoff = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt.failures - 1)) * (1 - random / 4)
	const asked = (attempt.retryAfter ?? 0) * 1000
	if (asked > LONGEST_RETRY_AFTER_MS) return null
	return Math.round(Math.max(backoff, asked))
}
