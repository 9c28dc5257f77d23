const DAY_MS = 86_400_000

export function secondsToMidnight(now: Date): number {
	return Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000))
}
