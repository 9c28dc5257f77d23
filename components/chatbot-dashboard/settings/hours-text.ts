import { WEEKDAYS, type Weekday } from "@/lib/chatbot/person/open-hours"

/** Hours as a form holds them: one line for each day with its ranges, as typed. */
export type HoursByDay = Record<Weekday, string>

const RANGE = /^(\d{1,2})(?::(\d{2}))?\s*[-–—]\s*(\d{1,2})(?::(\d{2}))?$/

/** "9–17" means "09:00-17:00". What is no range stays as it was typed, and the check refuses it. */
function spelledOut(range: string): string {
	const found = RANGE.exec(range.trim())
	if (!found) return range.trim()
	const [, fromHour = "", fromMinute = "00", toHour = "", toMinute = "00"] = found
	return `${fromHour.padStart(2, "0")}:${fromMinute}-${toHour.padStart(2, "0")}:${toMinute}`
}

/** The stored entries, such as "mon 09:00-17:30", as a form's value. */
export function hoursText(entries: readonly string[]): string {
	const of = (day: Weekday) => entries.filter((entry) => entry.startsWith(day)).map((entry) => entry.slice(4))
	return WEEKDAYS.map((day) => of(day).join(", ")).join("\n")
}

export function hoursByDay(text: string): HoursByDay {
	const lines = text.split("\n")
	return Object.fromEntries(WEEKDAYS.map((day, at) => [day, lines[at] ?? ""])) as HoursByDay
}

export function hoursWith(text: string, day: Weekday, typed: string): string {
	const days = { ...hoursByDay(text), [day]: typed.replaceAll("\n", " ") }
	return WEEKDAYS.map((each) => days[each]).join("\n")
}

export function hourEntries(text: string): string[] {
	const days = hoursByDay(text)
	return WEEKDAYS.flatMap((day) =>
		days[day]
			.split(/[,;]/)
			.filter((range) => range.trim() !== "")
			.map((range) => `${day} ${spelledOut(range)}`),
	)
}
