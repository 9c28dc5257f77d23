/** Formats milliseconds as "1:05.200". */
export function captionTime(ms: number): string {
	const whole = Math.max(0, Math.round(ms))
	const seconds = Math.floor(whole / 1000)
	const rest = `${String(seconds % 60).padStart(2, "0")}.${String(whole % 1000).padStart(3, "0")}`
	return `${Math.floor(seconds / 60)}:${rest}`
}

const TYPED = /^(?:(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/

/** Parses a typed time ("1:05.2", "65", "5,25") to milliseconds. Null for anything else. */
export function parseCaptionTime(text: string): number | null {
	const [, minutes = "0", seconds, fraction = ""] = TYPED.exec(text.trim()) ?? []
	if (seconds === undefined || (minutes !== "0" && Number(seconds) > 59)) return null
	return (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, "0"))
}
