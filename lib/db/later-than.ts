/** The current time, but later than `before` even if a clock was set back, so that a version never repeats. */
export function laterThan(before: Date, now = Date.now()): Date {
	return new Date(Math.max(now, before.getTime() + 1))
}
