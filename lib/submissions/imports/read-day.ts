import { monthIn, wordsIn } from "./month-names"

const EARLIEST_YEAR = 1970
/** Days begin up to fourteen hours earlier than in UTC. */
const AHEAD_MS = 14 * 3_600_000
const DAY_MS = 24 * 3_600_000
/** Day 0 of a spreadsheet. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)
const CELL_MAX = 100

export const DATE_ORDERS = ["dmy", "mdy", "ymd"] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

export interface Reading {
	order: DateOrder | null
	day: Date
}

const YEAR_FIRST = /^(\d{4}) ?[-/.年년] ?(\d{1,2}) ?[-/.月월] ?(\d{1,2})(?!\d)/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(?:\d{2}){2,3}Z?)?$/
const DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})(?!\S)/
const THREE_NUMBERS = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?![^\s,T])/
const SERIAL = /^\d{5}(?:[.,]\d+)?$/
const SECONDS = /^(\d{10})(?:\d{3})?(?:\.\d+)?$/
const CLOCK = /(?<![\d.])\d{1,2}[:.h]\d{2}(?::\d{2}(?:[.,]\d+)?)?(?!\d)/g
const OFFSET = /(?:GMT|UTC|[ Z])[+-]\d{1,2}:?(?:\d{2})?/g

/** The digit 0 in the scripts of the public pages' languages and their neighbors. */
const ZEROS = [0x660, 0x6f0, 0x966]

export const withPlainDigits = (text: string) =>
	text.normalize("NFKC").replace(/[٠-٩۰-۹०-९]/g, (digit) => {
		const code = digit.charCodeAt(0)
		return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)))
	})

/** At noon in UTC, where most of the world shows the same day. A day that has begun somewhere is now at the latest. */
function dayOf(year: number, month: number, day: number, now: Date): Date | null {
	const date = new Date(Date.UTC(year, month - 1, day, 12))
	const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	if (!exists || year < EARLIEST_YEAR) return null
	if (Date.UTC(year, month - 1, day) > now.getTime() + AHEAD_MS) return null
	return date < now ? date : now
}

/** "24" is 2024, and "99" is 1999: no testimonial is from a year to come. */
function fullYear(digits: string, now: Date): number {
	const year = Number(digits)
	if (digits.length > 2) return year
	const century = Math.floor(now.getUTCFullYear() / 100) * 100
	return century + year > now.getUTCFullYear() ? century - 100 + year : century + year
}

function dayOfTime(time: number, now: Date): Date | null {
	const date = new Date(time)
	return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), now)
}

function dayWithName(text: string, now: Date): Date | null {
	const month = monthIn(wordsIn(text))
	const numbers = text.replace(CLOCK, " ").replace(OFFSET, " ").match(/\d+/g) ?? []
	const [first = "", second = "", ...more] = numbers
	if (!month || !second || more.length > 0) return null
	const [year, day] = first.length > 2 ? [first, second] : [second, first]
	return day.length > 2 || year.length === 3 ? null : dayOf(fullYear(year, now), month, Number(day), now)
}

function plainDay(text: string, now: Date): Date | null | undefined {
	const [, year, month, day] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
	if (year) return dayOf(Number(year), Number(month), Number(day), now)
	const dots = DOTS.exec(text)
	if (dots) return dayOf(fullYear(dots[3] ?? "", now), Number(dots[2]), Number(dots[1]), now)
	if (SERIAL.test(text)) {
		return dayOfTime(SERIAL_EPOCH + Math.floor(Number(text.replace(",", "."))) * DAY_MS, now)
	}
	const [, seconds] = SECONDS.exec(text) ?? []
	if (seconds) return dayOfTime(Number(seconds) * 1000, now)
	return THREE_NUMBERS.test(text) ? undefined : dayWithName(text, now)
}

/** Every day that a text can name. Empty if it names none, or only days to come. */
export function readDays(cell: string, now: Date): Reading[] {
	const text = withPlainDigits(cell.trim().slice(0, CELL_MAX))
	const plain = plainDay(text, now)
	if (plain !== undefined) return plain ? [{ order: null, day: plain }] : []
	const [, first = "", sign, second = "", third = ""] = THREE_NUMBERS.exec(text) ?? []
	const year = fullYear(third, now)
	const days: { [order in DateOrder]: Date | null } = {
		dmy: dayOf(year, Number(second), Number(first), now),
		mdy: dayOf(year, Number(first), Number(second), now),
		// "24-01-15": only hyphens follow a year of two digits.
		ymd:
			sign === "-" && first.length === 2 && third.length === 2
				? dayOf(fullYear(first, now), Number(second), Number(third), now)
				: null,
	}
	return DATE_ORDERS.flatMap((order) => {
		const day = days[order]
		return day ? [{ order, day }] : []
	})
}

/** @param order counts where the text can be read in several. Without one, such a text names no day. */
export function readDay(text: string, now: Date, order: DateOrder | null = null): Date | null {
	const readings = readDays(text, now)
	const [first] = readings
	if (readings.every(({ day }) => day.getTime() === first?.day.getTime())) return first?.day ?? null
	return readings.find((reading) => reading.order === order)?.day ?? null
}

export interface DateColumn {
	/** Chosen, or proven by a day that no other order reads. Null if no day needs an order, or if it is open. */
	order: DateOrder | null
	isProven: boolean
	example: { text: string; readings: Reading[] } | null
}

/** A column has one order. Where no cell of it proves which, a person has to say so. */
export function dateColumn(cells: string[], now: Date, chosen: DateOrder | null = null): DateColumn {
	const read = cells.map((text) => ({ text, readings: readDays(text, now) }))
	const example = read.find(({ readings }) => new Set(readings.map(({ day }) => day.getTime())).size > 1)
	if (!example) return { order: null, isProven: false, example: null }
	const ordered = read.filter(({ readings }) => readings.some(({ order }) => order))
	const can = DATE_ORDERS.filter((one) => ordered.every(({ readings }) => readings.some(({ order }) => order === one)))
	const [proven = null, ...more] = can
	const isProven = proven !== null && more.length === 0
	return { order: chosen ?? (isProven ? proven : null), isProven, example }
}

export const isOrderOpen = ({ order, example }: DateColumn) => example !== null && order === null
