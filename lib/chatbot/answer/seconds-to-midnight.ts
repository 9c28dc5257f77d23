const DAY_MS = 86_400_000

/** Whole seconds until the next day in UTC, when the daily budget resets. */
export function secondsToMidnight(now: Date): number {
	return Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000))
}
