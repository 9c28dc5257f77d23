/** Now, but later than `before` even within its millisecond, or by a clock that was set back: no older reading may look fresh. */
export function laterThan(before: Date, now = Date.now()): Date {
	return new Date(Math.max(now, before.getTime() + 1))
}
