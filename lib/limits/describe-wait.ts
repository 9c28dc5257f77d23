const MINUTE = 60
const HOUR = 3600

/** As describeWait() says it, in seconds. */
export function roundedWait(seconds: number): number {
	if (seconds < MINUTE) return Math.max(1, Math.ceil(seconds))
	const minutes = Math.ceil(seconds / MINUTE)
	return minutes < 60 ? minutes * MINUTE : Math.ceil(minutes / 60) * HOUR
}

/** "in 40 seconds", "in a minute". Rounded up, so that a visitor who waits that long is let in. */
export function describeWait(seconds: number): string {
	const wait = roundedWait(seconds)
	if (seconds < MINUTE) return wait === 1 ? "in a second" : `in ${wait} seconds`
	if (wait < HOUR) return wait === MINUTE ? "in a minute" : `in ${wait / MINUTE} minutes`
	return wait === HOUR ? "in an hour" : `in ${wait / HOUR} hours`
}
