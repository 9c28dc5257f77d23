import { AppError } from "@/lib/errors"

interface SlotOptions {
	count: number
	/** How long one waits for another to finish before it is told to come back. */
	waitMs: number
	/** What it is told. */
	busy: string
	retryAfterSeconds: number
}

/**
 * A counting semaphore for this process. Whoever is beyond it waits unread, so that backpressure holds an upload at its
 * sender instead of in memory.
 */
export class Slots {
	readonly #options: SlotOptions
	readonly #waiting: (() => void)[] = []
	#free: number

	constructor(options: SlotOptions) {
		this.#options = options
		this.#free = options.count
	}

	/** Whether somebody waits. */
	get isFull(): boolean {
		return this.#waiting.length > 0
	}

	/** @throws `unavailable` with Retry-After where none came free in time. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		const giveBack = await this.take()
		try {
			return await work()
		} finally {
			giveBack()
		}
	}

	/** For work that outlives its call, such as a stream. @returns what gives the slot back; a second time does nothing. */
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
