const DAY_MS = 86_400_000

export function dateOf(day: Date): string {
	return day.toISOString().slice(0, 10)
}

/** The Monday, in UTC, of the week that a moment is in, some weeks earlier. */
export function weekOf(moment: Date, weeksEarlier = 0): Date {
	const day = Math.floor(moment.getTime() / DAY_MS)
	// Day 0 was a Thursday.
	const monday = day - ((day + 3) % 7)
	return new Date((monday - 7 * weeksEarlier) * DAY_MS)
}
