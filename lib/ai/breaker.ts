const FAILURES_IN_A_ROW = 5

/** The caller reports once how the call ended. */
export interface Pass {
	succeeded(): void
	failed(): void
	/** The outcome says nothing about the provider: the visitor left, or the request itself was wrong. */
	dropped(): void
}

/** After five failures in a row, calls fail at once for a while; then one call at a time tests the provider. */
export class Breaker {
	#failures = 0
	#openUntil = 0
	#trying = false

	constructor(
		private readonly openMs: number,
		private readonly now: () => number = () => performance.now(),
	) {}

	admit(): Pass | null {
		const isTrial = this.#failures >= FAILURES_IN_A_ROW
		if (isTrial && (this.#trying || this.now() < this.#openUntil)) return null
		if (isTrial) this.#trying = true
		let told = false
		const once = (report: () => void) => () => {
			if (told) return
			told = true
			if (isTrial) this.#trying = false
			report()
		}
		return {
			succeeded: once(() => {
				this.#failures = 0
			}),
			failed: once(() => {
				this.#failures += 1
				if (this.#failures >= FAILURES_IN_A_ROW) this.#openUntil = this.now() + this.openMs
			}),
			dropped: once(() => undefined),
		}
	}
}
