const FIRST_MS = 1000
const LONGEST_MS = 30_000
/** If a server asks for a longer pause, the visitor decides. */
const LONGEST_RETRY_AFTER_MS = 120_000
/** Statuses that do not mean a fault in the request. A proxy that lost patience with the server answers 504. */
const RETRIED_STATUSES: readonly number[] = [408, 409, 429, 502, 503, 504]
/** Cloudflare and others answer 520 to 527, and 530, for a server that they do not reach. */
const isUnreached = (status: number) => status >= 520 && status <= 530
/** After this many refusals a running server will not change its mind soon. */
const MOST_REFUSALS = 6
/** Covers an elevator, a tunnel or a restarting router: an upload survives ten minutes without a network. */
const NETWORK_PATIENCE_MS = 15 * 60_000

export interface FailedAttempt {
	status: number
	/** Seconds, from Retry-After. */
	retryAfter?: number
	/** Attempts in a row without progress, including this one. Attempts that the visitor started do not count. */
	failures: number
	failingForMs: number
}

export function isRetried(status: number): boolean {
	return status === 0 || RETRIED_STATUSES.includes(status) || isUnreached(status)
}

/** Milliseconds until the next attempt, or null to give up. `random` (0 to 1) spreads a restarted server's visitors. */
export function retryDelay(attempt: FailedAttempt, random: number): number | null {
	if (attempt.status === 0) {
		if (attempt.failingForMs >= NETWORK_PATIENCE_MS) return null
	} else if (!isRetried(attempt.status) || attempt.failures >= MOST_REFUSALS) return null
	const backoff = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt.failures - 1)) * (1 - random / 4)
	const asked = (attempt.retryAfter ?? 0) * 1000
	if (asked > LONGEST_RETRY_AFTER_MS) return null
	return Math.round(Math.max(backoff, asked))
}
