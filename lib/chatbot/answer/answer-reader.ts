import { cleanPiece } from "../clean-text"

/** What the model writes first where it has no answer. It is taken out, and the question noted. */
export const UNANSWERED_MARKER = "[[UNANSWERED]]"

/** "[1]", "[2, 3]" and the brackets that some models prefer. */
const CITATION = /[[【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*[\]】]/
const MARKER = /\[{1,2}\s*UNANSWERED\s*\]{1,2}/
/** In one pass: what is taken out must not make a citation of what stood around it. */
const EITHER = new RegExp(`${MARKER.source}|${CITATION.source}`, "gi")
/** The end of a text that may yet become a marker, a citation, a pair of surrogates or one line break. */
const OPEN_END = /(?:[[【][[\s\d,;]{0,24}(?:U[A-Z]{0,9}\s{0,2}\]?)?|[\ud800-\udbff\r])$/i

/** The titles behind the numbers of the prompt's knowledge: `[1]` is the first. */
export interface NumberedSource {
	sourceId: string
	title: string
}

/**
 * Turns what a model streams into what a visitor may see, piece by piece: markers out, unknown citations out, known ones
 * numbered by the order in which they appear, so that `[1]` is the first of `sources` (two pieces of one source are one).
 * Holds an end back while it may still become one of these.
 */
export class AnswerReader {
	readonly #knowledge: readonly NumberedSource[]
	#held = ""
	#text = ""
	#unanswered = false
	readonly #cited: NumberedSource[] = []

	constructor(knowledge: readonly NumberedSource[]) {
		this.#knowledge = knowledge
	}

	/** What can be shown now; often "". */
	push(delta: string): string {
		const text = this.#held + delta
		const open = OPEN_END.exec(text)
		this.#held = open ? text.slice(open.index) : ""
		return this.#show(open ? text.slice(0, open.index) : text)
	}

	/** What was held back to the end. */
	end(): string {
		const rest = this.#held
		this.#held = ""
		return this.#show(rest)
	}

	/** All that was shown. */
	get text(): string {
		return this.#text.trimEnd()
	}

	get unanswered(): boolean {
		return this.#unanswered
	}

	/** In the order of their numbers in the text. */
	get sources(): readonly NumberedSource[] {
		return this.#cited
	}

	#show(text: string): string {
		const cited = text.replace(EITHER, (_, numbers: string | undefined) => {
			if (numbers !== undefined) return this.#renumber(numbers)
			this.#unanswered = true
			return ""
		})
		const cleaned = cleanPiece(cited)
		// What stood behind a marker at the very beginning begins with its space.
		const shown = this.#text === "" ? cleaned.trimStart() : cleaned
		this.#text += shown
		return shown
	}

	#renumber(numbers: string): string {
		const known = numbers
			.split(/[,;]/)
			.map((number) => this.#knowledge[Number(number) - 1])
			.filter((source) => source !== undefined)
		const mine = known.map((source) => {
			const at = this.#cited.findIndex(({ sourceId }) => sourceId === source.sourceId)
			return at < 0 ? this.#cited.push(source) : at + 1
		})
		return [...new Set(mine)].map((number) => `[${number}]`).join("")
	}
}
