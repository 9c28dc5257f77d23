import { REMOVED } from "./address-rule"

const UNSPACED = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}"
/** Words of scripts without spaces count one by one. One class for the others: an answer is read piece by piece. */
const WORD = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{M}\\p{N}]--[${UNSPACED}]]+`, "gv")
/** A fact that the business wrote into its instructions may be told in its words. A longer run recites them. */
const RECITED = 25
/** An answer that has recited once is not given the benefit of the doubt again. */
const RECITED_AGAIN = 8
const NOWHERE: readonly number[] = []

/**
 * Notices when an answer recites the instructions, and leaves out the rest of the recital. Compares words, so that
 * neither layout nor punctuation hide it. A translation or a cipher passes: what must not be known does not belong into
 * instructions.
 */
export class SecretWords {
	/** Where each word stands in the secret. */
	readonly #places = new Map<string, number[]>()
	/** How long a run recites. */
	#length = RECITED
	/** The secret's runs that the answer ends with: where each ends, and its length. */
	#runs: ReadonlyMap<number, number> = new Map()
	/** The same before the latest word. */
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

	/** What may be shown of the next piece. Holds a word back only if it may complete a recital. */
	pass(piece: string): string {
		return this.#read(piece, false)
	}

	/** The rest that was held back. */
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
