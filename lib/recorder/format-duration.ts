/** `m:ss` from seconds, rounded down, as a clock counts. Anything that is no positive number is 0:00. */
export function formatDuration(seconds: number): string {
	const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
