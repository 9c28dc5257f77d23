import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import { type SpooledFile, spoolStream } from "@/lib/storage/spool"
import { PART_BYTES, PART_MS } from "./schema"

export interface Incoming {
	/** Undefined at the body's end, or once the request was asked to let go. Throws if the body broke off. */
	next(): Promise<Uint8Array | undefined>
}

interface Receiving {
	start: number
	end: number
	commit(start: number, part: SpooledFile): Promise<void>
	partBytes?: number
	partMs?: number
}

const TOO_LONG = refusal(
	"upload_larger_than_announced",
	"The upload is larger than announced.",
	undefined,
	"This upload is no longer available. Please send the video again.",
)

class PartCutter {
	/** No more bytes will come. `failure` says why, unless the body ended properly. */
	isOver = false
	failure: unknown
	readonly #source: Incoming
	readonly #partBytes: number
	readonly #partMs: number
	#room: number
	#pending: Promise<Uint8Array | undefined> | undefined

	constructor(source: Incoming, { start, end, partBytes = PART_BYTES, partMs = PART_MS }: Receiving) {
		this.#source = source
		this.#room = end - start
		this.#partBytes = partBytes
		this.#partMs = partMs
	}

	async more(): Promise<boolean> {
		if (this.isOver) return false
		try {
			if (!(await this.#next())) this.#end()
		} catch (error) {
			this.#end(error)
		}
		return !this.isOver
	}

	/** Ends normally even if the source broke, so that what arrived is kept. */
	async *part(): AsyncGenerator<Uint8Array> {
		let timer: ReturnType<typeof setTimeout> | undefined
		let isLate = false
		let onLate: (() => void) | undefined
		// Not Promise.race with one promise for the time: that promise would hold every piece until the part ends.
		const nextInTime = () =>
			new Promise<Uint8Array | undefined | "late">((resolve, reject) => {
				onLate = () => resolve("late")
				if (isLate) onLate()
				else this.#next().then(resolve, reject)
			})
		try {
			for (let size = 0; size < this.#partBytes; ) {
				const piece = await nextInTime()
				if (piece === "late") return
				this.#pending = undefined
				if (!piece) return this.#end()
				this.#room -= piece.length
				if (this.#room < 0) return this.#end(new AppError("too_large", TOO_LONG))
				size += piece.length
				timer ??= setTimeout(() => {
					isLate = true
					onLate?.()
				}, this.#partMs)
				yield piece
			}
		} catch (error) {
			this.#end(error)
		} finally {
			clearTimeout(timer)
		}
	}

	/** One read at a time. If a read outlives its part, its result belongs to the next part. */
	#next(): Promise<Uint8Array | undefined> {
		if (!this.#pending) {
			this.#pending = this.#source.next()
			// It may fail while no one is waiting for it. The next part sees the failure.
			this.#pending.catch(() => undefined)
		}
		return this.#pending
	}

	#end(failure?: unknown): void {
		this.isOver = true
		this.failure = failure
	}
}

/** @returns the new offset. @throws what ended the body, after storing what had arrived; `too_large` beyond the end. */
export async function receiveParts(source: Incoming, receiving: Receiving): Promise<number> {
	const cutter = new PartCutter(source, receiving)
	let offset = receiving.start
	let committed: Promise<void> = Promise.resolve()
	try {
		while (await cutter.more()) {
			const part = await spoolStream(cutter.part(), { maxBytes: receiving.end - offset })
			const begin = offset
			const previous = committed
			committed = (async () => {
				try {
					await previous
					if (part.size > 0) await receiving.commit(begin, part)
				} finally {
					await part.discard()
				}
			})()
			committed.catch(() => undefined)
			offset += part.size
			await previous
		}
	} finally {
		await committed
	}
	if (cutter.failure) throw cutter.failure
	return offset
}
