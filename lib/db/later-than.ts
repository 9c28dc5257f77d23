/**
 * The current time, but always later than `before`, even within the same millisecond or after a clock was set back. A
 * version check must never take an outdated copy for a fresh one.
 */
export function laterThan(before: Date, now = Date.now()): Date {
	return new Date(Math.max(now, before.getTime() + 1))
}
