export const USAGE_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

export function lastDays(today: string, count = USAGE_DAYS): string[] {
	const end = Date.parse(`${today}T00:00:00Z`)
	return Array.from({ length: count }, (_, at) => new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10))
}
