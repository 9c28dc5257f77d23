export type Cancel = () => void

/** In milliseconds. `now` is monotonic. Tests pass their own clock, so that they need not wait. */
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
