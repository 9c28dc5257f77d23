/** Cancels what it was returned for; calling it again does nothing. */
export type Cancel = () => void

/** Time as the recorder sees it, so that its tests need not wait. Milliseconds; `now` is monotonic. */
export interface Clock {
	now(): number
	after(ms: number, run: () => void): Cancel
	every(ms: number, run: () => void): Cancel
}

export const browserClock: Clock = {
	now: () => performance.now(),
	after(ms, run) {
		const timer = setTimeout(run, ms)
		return () => clearTimeout(timer)
	},
	every(ms, run) {
		const timer = setInterval(run, ms)
		return () => clearInterval(timer)
	},
}
