/** A sender slower than this over the window holds a connection rather than sends. */
export const MIN_BYTES_PER_SECOND = 8 * 1024
export const WINDOW_SECONDS = 30

/** Callers pass the time in milliseconds. */
export class ThroughputGuard {
	readonly #samples: { at: number; bytes: number }[]

	constructor(startedAt: number, bytes = 0) {
		this.#samples = [{ at: startedAt, bytes }]
	}

	/** Whether a whole window has passed below the minimum. @param bytes received since the start. */
	isTooSlow(now: number, bytes: number): boolean {
		const samples = this.#samples
		samples.push({ at: now, bytes })
		const windowStart = now - WINDOW_SECONDS * 1000
		while (samples[1] && samples[1].at <= windowStart) samples.shift()
		const oldest = samples[0]
		if (!oldest || oldest.at > windowStart) return false
		return (bytes - oldest.bytes) / ((now - oldest.at) / 1000) < MIN_BYTES_PER_SECOND
	}
}
