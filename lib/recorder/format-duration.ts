/** `m:ss` from seconds, rounded down like a clock. Gives 0:00 for anything but a positive number. */
export function formatDuration(seconds: number): string {
	const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
