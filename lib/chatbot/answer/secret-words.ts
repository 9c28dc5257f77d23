import { REMOVED } from "./address-rule"

const UNSPACED = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}"
/** Words of scripts without spaces count one by one. */
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+`, "gv")
/** A fact from the instructions may be answered in its words. A longer run recites them. */
const RECITED = 25
const RECITED_AGAIN = 8
const NOWHERE: readonly number[] = []

/** Compares words, so that layout cannot hide a recital. A translation passes: no secret belongs in instructions. */
export class SecretWords {
	readonly #places = new Map<string, number[]>()
	#length = RECITED
	/** The secret's runs that the answer ends with: each one's end and length. */
	#runs: ReadonlyMap<number, number> = new Map()
	#before: ReadonlyMap<number, number> = new Map()
	/** The beginning of the latest word, which has been shown. */
	#open = ""
	#held = ""
	#isReciting = false

	constructor(secret: string) {
		for (const [at, word] of (secret.match(WORD) ?? []).entries()) {
			const key = word.toLowerCase()
			const known = this.#places.get(key)
			if (known) known.push(at)
			else this.#places.set(key, [at])
		}
	}

	pass(piece: string): string {
		return this.#read(piece, false)
	}

	end(): string {
		return this.#read("", true)
	}

	#read(piece: string, isEnd: boolean): string {
		const text = this.#held + piece
		this.#held = ""
		let shown = ""
		let from = 0
		for (const { 0: word, index } of text.matchAll(WORD)) {
			const to = index + word.length
			const isOpen = to === text.length && !isEnd
			const goesOn = index === 0 && this.#open !== ""
			if (isOpen && !goesOn && longest(this.#runs) >= this.#length - 1) {
				this.#held = text.slice(from)
				return shown
			}
			shown += this.#hear(text.slice(from, index), word, goesOn)
			this.#open = isOpen ? (goesOn ? this.#open : "") + word : ""
			from = to
		}
		if (from < text.length) this.#open = ""
		return this.#isReciting ? shown : shown + text.slice(from)
	}

	#hear(between: string, word: string, goesOn: boolean): string {
		if (!goesOn) this.#before = this.#runs
		const runs = new Map<number, number>()
		for (const at of this.#places.get((goesOn ? this.#open + word : word).toLowerCase()) ?? NOWHERE)
			runs.set(at, (this.#before.get(at - 1) ?? 0) + 1)
		this.#runs = runs
		const was = this.#isReciting
		this.#isReciting = longest(runs) >= this.#length
		if (!this.#isReciting) return between + word
		this.#length = RECITED_AGAIN
		return was ? "" : REMOVED
	}
}

function longest(runs: ReadonlyMap<number, number>): number {
	return runs.size === 0 ? 0 : Math.max(...runs.values())
}
