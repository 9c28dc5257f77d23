export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const
export type Weekday = (typeof WEEKDAYS)[number]

interface Range {
	day: Weekday
	/** Minutes since midnight; the end is not part of the range. */
	from: number
	to: number
}

const RANGE = /^(mon|tue|wed|thu|fri|sat|sun) ([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|(24):(00))$/

/** "mon 09:00-17:30"; a day can end at 24:00. @returns null for anything else, also if it ends before it begins. */
export function readRange(text: string): Range | null {
	const found = RANGE.exec(text.trim().toLowerCase())
	if (!found) return null
	const [, day, fromHour, fromMinute, toHour, toMinute, midnight] = found
	const from = Number(fromHour) * 60 + Number(fromMinute)
	const to = midnight ? 24 * 60 : Number(toHour) * 60 + Number(toMinute)
	return from < to ? { day: day as Weekday, from, to } : null
}

export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name })
		// Offsets such as +02:00 have no summer time, and are no names.
		return /^[A-Za-z]/.test(name)
	} catch {
		return false
	}
}

/** By that time zone's clock. @param hours as readRange() reads them; none means at any time. */
export function isOpen(hours: readonly string[], timeZone: string, at: Date): boolean {
	if (hours.length === 0) return true
	const format = { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
	const parts = new Intl.DateTimeFormat("en-US", format).formatToParts(at)
	const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ""
	const day = part("weekday").toLowerCase()
	const minute = Number(part("hour")) * 60 + Number(part("minute"))
	return hours.map(readRange).some((range) => range?.day === day && range.from <= minute && minute < range.to)
}
