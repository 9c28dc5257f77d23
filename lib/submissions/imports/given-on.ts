const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const EARLIEST_YEAR = 1970
/** Days begin up to fourteen hours earlier than in UTC. */
const AHEAD_MS = 14 * 3_600_000

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const DOTS = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?: .*)?$/
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3})[a-z]*\.?,? (\d{4})$/i

const numbers = (...parts: (string | undefined)[]) => parts.map(Number)
const monthOf = (name: string | undefined) => MONTHS.indexOf(name?.toLowerCase() ?? "") + 1

/** Year, month, and day, as written; null for any other text. */
function partsOf(text: string): number[] | null {
	const iso = ISO.exec(text)
	if (iso) return numbers(iso[1], iso[2], iso[3])
	const dots = DOTS.exec(text)
	if (dots) return numbers(dots[3], dots[2], dots[1])
	const slashes = SLASHES.exec(text)
	// As in the United States, unless only the other order makes a month of it.
	if (slashes) {
		const [first = 0, second = 0, year = 0] = numbers(slashes[1], slashes[2], slashes[3])
		return first > 12 ? [year, second, first] : [year, first, second]
	}
	const named = MONTH_FIRST.exec(text)
	if (named) return [Number(named[3]), monthOf(named[1]), Number(named[2])]
	const day = DAY_FIRST.exec(text)
	return day && [Number(day[3]), monthOf(day[2]), Number(day[1])]
}

/**
 * The day that a text names, at noon in UTC, where most of the world shows the same day. A day that has begun somewhere
 * is now at the latest. Null if it names none, or one to come.
 */
export function givenOn(text: string, now: Date): Date | null {
	const [year = 0, month = 0, day = 0] = partsOf(text.trim()) ?? []
	const date = new Date(Date.UTC(year, month - 1, day, 12))
	const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	if (!exists || year < EARLIEST_YEAR) return null
	const begins = Date.UTC(year, month - 1, day)
	if (begins > now.getTime() + AHEAD_MS) return null
	return date < now ? date : now
}
