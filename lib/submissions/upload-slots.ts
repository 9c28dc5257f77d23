import { AppError } from "@/lib/errors"

/** How long an upload waits for another to finish before it is told to come back. */
const WAIT_MS = 5_000
const RETRY_AFTER_SECONDS = 5

/**
 * A counting semaphore for this process. Uploads beyond it wait unread, so that backpressure holds them at the sender
 * instead of in memory.
 */
export class UploadSlots {
	#free: number
	readonly #waiting: (() => void)[] = []

	constructor(count: number) {
		this.#free = count
	}

	/** @throws `unavailable` with Retry-After where none came free in five seconds. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		await this.#take()
		try {
			return await work()
		} finally {
			const next = this.#waiting.shift()
			if (next) next()
			else this.#free += 1
		}
	}

	#take(): Promise<void> {
		if (this.#free > 0) {
			this.#free -= 1
			return Promise.resolve()
		}
		return new Promise((resolve, reject) => {
			const proceed = () => {
				clearTimeout(timer)
				resolve()
			}
			const timer = setTimeout(() => {
				this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
				reject(
					new AppError("unavailable", "Many videos are being uploaded right now. Please try again in a moment.", {
						retryAfter: RETRY_AFTER_SECONDS,
					}),
				)
			}, WAIT_MS)
			this.#waiting.push(proceed)
		})
	}
}
