/** Seconds before the second, third, … try. Together a day. */
const WAITS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000]

export const MAX_ATTEMPTS = WAITS.length + 1
const JITTER = 0.1

/** @param random from 0 to 1. @returns seconds until the next try; null if that was the last. */
export function waitAfter(attempts: number, random: number): number | null {
	const wait = WAITS[attempts - 1]
	return wait === undefined ? null : wait * (1 + JITTER * (2 * random - 1))
}

const REST_LEAST = 1
const REST_MOST = 300

/** How many seconds to leave a failing endpoint alone: a tenth of the time since its first failure. */
export function restAfter(failingSeconds: number): number {
	return Math.min(REST_MOST, Math.max(REST_LEAST, failingSeconds / 10))
}
