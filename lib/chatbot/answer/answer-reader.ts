import { cleanPiece } from "../clean-text"

/** What the model writes first if it has no answer. The reader removes it, and the question is recorded. */
export const UNANSWERED_MARKER = "[[UNANSWERED]]"

/** "[1]", "[2, 3]", and the brackets that some models prefer. */
const CITATION = /[[【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*[\]】]/
const MARKER = /\[{1,2}\s*UNANSWERED\s*\]{1,2}/
/** One pass, because removing one match must not turn the text around it into a citation. */
const EITHER = new RegExp(`${MARKER.source}|${CITATION.source}`, "gi")
/** The end of a text that may still grow into a marker, a citation, a surrogate pair, or a line break. */
const OPEN_END = /(?:[[【][[\s\d,;]{0,24}(?:U[A-Z]{0,9}\s{0,2}\]?)?|[\ud800-\udbff\r])$/i

/** A numbered piece of knowledge in the prompt: `[1]` is the first. */
export interface NumberedSource {
	sourceId: string
	title: string
}

/**
 * Turns a model's stream into what the visitor sees, piece by piece. It removes markers and unknown citations. It
 * renumbers known citations by first appearance, so that `[1]` is the first of `sources`; two pieces of one source
 * share a number. It holds back an ending that may still become any of these.
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

	/** The text that can be shown now; often "". */
	push(delta: string): string {
		const text = this.#held + delta
		const open = OPEN_END.exec(text)
		this.#held = open ? text.slice(open.index) : ""
		return this.#show(open ? text.slice(0, open.index) : text)
	}

	/** The rest that was held back. */
	end(): string {
		const rest = this.#held
		this.#held = ""
		return this.#show(rest)
	}

	/** Everything shown so far. */
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
		// The text after a leading marker starts with a space.
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
