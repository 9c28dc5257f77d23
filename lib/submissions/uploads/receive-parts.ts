import { AppError } from "@/lib/errors"
import { type SpooledFile, spoolStream } from "@/lib/storage/spool"
import { PART_BYTES, PART_MS } from "./schema"

export interface Incoming {
	/** What came next; undefined at the body's end, or once the request was asked to let go. Throws where it broke off. */
	next(): Promise<Uint8Array | undefined>
}

interface Receiving {
	/** Where in the upload the body begins, and where the upload ends, in bytes. */
	start: number
	end: number
	/** Makes a part durable and moves the offset. */
	commit(start: number, part: SpooledFile): Promise<void>
	partBytes?: number
	partMs?: number
}

const TOO_LONG = "The upload is longer than it said it would be."

/** One body as a sequence of parts, each cut off by size or by age. */
class PartCutter {
	/** Nothing more will come; `failure` says why where it was no good end. */
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

	/** Its bytes; it ends in good order also where the source broke, so that what arrived is kept. */
	async *part(): AsyncGenerator<Uint8Array> {
		let timer: ReturnType<typeof setTimeout> | undefined
		let late: Promise<"late"> | undefined
		try {
			for (let size = 0; size < this.#partBytes; ) {
				const piece = await (late ? Promise.race([this.#next(), late]) : this.#next())
				if (piece === "late") return
				this.#pending = undefined
				if (!piece) return this.#end()
				this.#room -= piece.length
				if (this.#room < 0) return this.#end(new AppError("too_large", TOO_LONG))
				size += piece.length
				late ??= new Promise((resolve) => {
					timer = setTimeout(() => resolve("late"), this.#partMs)
				})
				yield piece
			}
		} catch (error) {
			this.#end(error)
		} finally {
			clearTimeout(timer)
		}
	}

	/** One question at a time: the answer to one that outlived its part belongs to the next. */
	#next(): Promise<Uint8Array | undefined> {
		if (!this.#pending) {
			this.#pending = this.#source.next()
			// It may fail while nobody waits for it; the next part hears of it.
			this.#pending.catch(() => undefined)
		}
		return this.#pending
	}

	#end(failure?: unknown): void {
		this.isOver = true
		this.failure = failure
	}
}

/**
 * Stores a body part by part; the next part arrives while the last is being committed.
 * @returns the new offset. @throws what ended the body, after what had arrived was kept; `too_large` beyond the end.
 */
export async function receiveParts(source: Incoming, receiving: Receiving): Promise<number> {
	const cutter = new PartCutter(source, receiving)
	let offset = receiving.start
	let committed: Promise<void> = Promise.resolve()
	try {
		while (!cutter.isOver) {
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
			// Heard below, in any case.
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
