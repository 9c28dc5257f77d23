/** Mulberry32. The same seed makes the same run, so a failure can be repeated. */
export class Random {
	#state: number

	constructor(readonly seed: number) {
		this.#state = seed >>> 0
	}

	/** From 0 up to but not including 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}

	/** From `min` to `max`, both inclusive. */
	between(min: number, max: number): number {
		return min + Math.floor(this.next() * (max - min + 1))
	}

	pick<T>(items: readonly T[]): T {
		const item = items[this.between(0, items.length - 1)]
		if (item === undefined) throw new Error("Nothing to pick from.")
		return item
	}

	bytes(size: number): Buffer {
		const bytes = Buffer.allocUnsafe(size)
		for (let at = 0; at < size; at += 4) bytes.writeUInt32LE((this.next() * 2 ** 32) >>> 0, Math.min(at, size - 4))
		return bytes
	}
}

/** SOAK_SEED repeats a failed run. Without it every run differs. The seed is printed with the figures. */
export function runSeed(): number {
	return Number(process.env.SOAK_SEED) || Date.now() % 2 ** 31
}
