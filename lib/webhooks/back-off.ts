/** Seconds before the second, third, … try. Together a day. */
const WAITS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000]

export const MAX_ATTEMPTS = WAITS.length + 1
/** So that what failed at once is not tried again at once. */
const JITTER = 0.1

/**
 * @param attempts so far. @param random from 0 to 1.
 * @returns seconds until the next try; null if that was the last.
 */
export function waitAfter(attempts: number, random: number): number | null {
	const wait = WAITS[attempts - 1]
	return wait === undefined ? null : wait * (1 + JITTER * (2 * random - 1))
}

const REST_LEAST = 1
const REST_MOST = 300

/**
 * How long an endpoint is left alone after a failed try, whatever else waits for it: a tenth of the time for which
 * nothing has reached it. One that is down all day is asked a few hundred times, and not once for each delivery.
 * @param failingSeconds since the first of the tries that failed. @returns seconds.
 */
export function restAfter(failingSeconds: number): number {
	return Math.min(REST_MOST, Math.max(REST_LEAST, failingSeconds / 10))
}
