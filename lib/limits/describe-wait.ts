/** "in 40 seconds", "in a minute". Rounded up, so that a visitor who waits that long is let in. */
export function describeWait(seconds: number): string {
	if (seconds < 60) return seconds <= 1 ? "in a second" : `in ${Math.ceil(seconds)} seconds`
	const minutes = Math.ceil(seconds / 60)
	if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`
	const hours = Math.ceil(minutes / 60)
	return hours === 1 ? "in an hour" : `in ${hours} hours`
}
