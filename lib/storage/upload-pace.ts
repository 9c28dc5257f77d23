/** Every sender sends some; a host that takes in so much a second has both hands full. */
const FAST_INTAKE_BYTES = 10 * 1024 * 1024

class Pace {
	#second = 0
	#bytes = 0
	#before = 0

	add(bytes: number): void {
		const second = Math.floor(performance.now() / 1000)
		if (second !== this.#second) {
			this.#before = second === this.#second + 1 ? this.#bytes : 0
			this.#bytes = 0
			this.#second = second
		}
		this.#bytes += bytes
	}

	/** Bytes in this second or in the one before, whichever had more. */
	get most(): number {
		this.add(0)
		return Math.max(this.#bytes, this.#before)
	}
}

// The bundles of one server each evaluate this module.
const PACE = Symbol.for("testimonials.spoolPace")
const paces = globalThis as { [PACE]?: Pace }
paces[PACE] ??= new Pace()
const pace = paces[PACE]

/** Bytes of an upload that have been handed to the disk. */
export function noteUploaded(bytes: number): void {
	pace.add(bytes)
}

/** Whether uploads are arriving so fast that other heavy work on this host would hold them up. */
export function isSpooling(): boolean {
	return pace.most > FAST_INTAKE_BYTES
}
