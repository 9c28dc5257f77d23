/** In UTC. A month without that day gives its last one. */
export function monthsBefore(now: Date, months: number): Date {
	const before = new Date(now)
	before.setUTCMonth(now.getUTCMonth() - months)
	if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
	return before
}
