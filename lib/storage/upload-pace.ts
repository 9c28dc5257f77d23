import { observer } from "@/lib/observer"
import { processWide } from "@/lib/process-wide"

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

	get most(): number {
		this.add(0)
		return Math.max(this.#bytes, this.#before)
	}
}

const pace = processWide("spoolPace", () => new Pace())

export function noteUploaded(bytes: number): void {
	pace.add(bytes)
	observer()?.received(bytes)
}

export function isSpooling(): boolean {
	return pace.most > FAST_INTAKE_BYTES
}
