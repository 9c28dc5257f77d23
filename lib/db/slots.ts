import { AppError } from "@/lib/errors"

interface SlotOptions {
	count: number
	/** How long a caller waits for a free slot before it is refused. */
	waitMs: number
	/** The refusal's message. */
	busy: string
	retryAfterSeconds: number
}

/**
 * A counting semaphore for this process. A caller beyond the count waits before it reads its input, so backpressure
 * keeps an upload at its sender instead of in memory.
 */
export class Slots {
	readonly #options: SlotOptions
	readonly #waiting: (() => void)[] = []
	#free: number

	constructor(options: SlotOptions) {
		this.#options = options
		this.#free = options.count
	}

	/** Whether a caller is waiting. */
	get isFull(): boolean {
		return this.#waiting.length > 0
	}

	/** @throws `unavailable` with Retry-After if no slot came free in time. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		const giveBack = await this.take()
		try {
			return await work()
		} finally {
			giveBack()
		}
	}

	/**
	 * For work that outlives its call, such as a stream.
	 * @returns a function that frees the slot; a second call does nothing. @throws as run().
	 */
	async take(): Promise<() => void> {
		await this.#oneFree()
		let held = true
		return () => {
			if (!held) return
			held = false
			const next = this.#waiting.shift()
			if (next) next()
			else this.#free += 1
		}
	}

	#oneFree(): Promise<void> {
		if (this.#free > 0) {
			this.#free -= 1
			return Promise.resolve()
		}
		const { waitMs, busy, retryAfterSeconds } = this.#options
		const refusal = new AppError("unavailable", busy, { retryAfter: retryAfterSeconds })
		return new Promise((resolve, reject) => {
			const proceed = () => {
				clearTimeout(timer)
				resolve()
			}
			const timer = setTimeout(() => {
				this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
				reject(refusal)
			}, waitMs)
			this.#waiting.push(proceed)
		})
	}
}
