import { AppError } from "@/lib/errors"

interface SlotOptions {
	count: number
	waitMs: number
	/** The refusal's message, or null: then a caller that has waited this long proceeds without a free slot. */
	busy: string | null
	retryAfterSeconds?: number
}

/** A semaphore. Callers wait before they read their input, which keeps an upload at its sender. */
export class Slots {
	readonly #options: SlotOptions
	readonly #waiting: (() => void)[] = []
	#free: number

	constructor(options: SlotOptions) {
		this.#options = options
		this.#free = options.count
	}

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

	/** For work that outlives its call, such as a stream. @returns frees the slot, once. @throws as run(). */
	async take(): Promise<() => void> {
		await this.#oneFree()
		let held = true
		return () => {
			if (!held) return
			held = false
			this.#free += 1
			if (this.#free > 0) this.#waiting.shift()?.()
		}
	}

	#oneFree(): Promise<void> {
		if (this.#free > 0) {
			this.#free -= 1
			return Promise.resolve()
		}
		const { waitMs, busy, retryAfterSeconds } = this.#options
		const refusal = busy === null ? null : new AppError("unavailable", busy, { retryAfter: retryAfterSeconds })
		return new Promise((resolve, reject) => {
			const proceed = () => {
				clearTimeout(timer)
				this.#free -= 1
				resolve()
			}
			const timer = setTimeout(() => {
				this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
				if (refusal) reject(refusal)
				else proceed()
			}, waitMs)
			this.#waiting.push(proceed)
		})
	}
}
