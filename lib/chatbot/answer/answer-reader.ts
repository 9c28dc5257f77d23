import { cleanPiece } from "../clean-text"
import { addressRule, type GivenAddresses, OPEN_ADDRESS } from "./address-rule"
import { SecretWords } from "./secret-words"

/** The model writes it first if it has no answer. The reader removes it, and the question is recorded. */
export const UNANSWERED_MARKER = "[[UNANSWERED]]"

/** "[1]", "[2, 3]", "[^1]", with brackets and digits before it: "[7[9]]" without "[9]" would read as another number. */
const CITATION =
	/(?:[[【][\s\d,;^\u200c\u200d]{0,8}){0,4}[[【][\s\u200c\u200d]*\^?(\d{1,3}(?:[\s\u200c\u200d]*[,;][\s\u200c\u200d]*\d{1,3})*)[\s\u200c\u200d]*[\]】]/
const MARKER = /\[{1,2}\s*UNANSWERED\s*\]{1,2}/
/** One pass: removing one match must not turn the text around it into a citation. */
const EITHER = new RegExp(`${MARKER.source}|${CITATION.source}`, "gi")
const OPEN_MARK = /[[【][[\s\d,;^\u200c\u200d]{0,24}(?:U[A-Z]{0,9}\s{0,2}\]?)?$/i
const BEFORE = 2_000
const BEFORE_MARK = /(?:[[【][[【\s\d,;^\u200c\u200d]{0,36}|(?:\bhttps?:|\bwww\.|:\/)[^\s<>"'`\])}|*]*)$/i
/** A piece that ends so may grow into a surrogate pair or a line break. */
const OPEN_CHARACTER = /[\ud800-\udbff\r]$/

export interface NumberedSource {
	sourceId: string
	title: string
	content: string
}

export interface AnswerRules<Source extends NumberedSource> {
	knowledge: readonly Source[]
	given: GivenAddresses
	instructions: string
}

/** Turns a model's stream into what the visitor sees, whatever a text talked the model into. It renumbers the passages
 * that the model was given and removes other numbers, addresses that the business did not give, recited instructions,
 * and invisible characters. Tags and images stay text (render-markdown.tsx). It holds back an unclear ending. */
export class AnswerReader<Source extends NumberedSource> {
	readonly #knowledge: readonly Source[]
	readonly #withGivenAddresses: (text: string) => string
	readonly #instructions: string
	#secret: SecretWords
	#raw = ""
	#held = ""
	#text = ""
	#unanswered = false
	readonly #cited: Source[] = []

	constructor({ knowledge, given, instructions }: AnswerRules<Source>) {
		this.#knowledge = knowledge
		this.#withGivenAddresses = addressRule(given)
		this.#instructions = instructions
		this.#secret = new SecretWords(instructions)
	}

	startOver(): void {
		this.#raw = ""
		this.#held = ""
		this.#text = ""
		this.#unanswered = false
		this.#cited.length = 0
		this.#secret = new SecretWords(this.#instructions)
	}

	push(delta: string): string {
		const raw = this.#raw + delta
		const whole = OPEN_CHARACTER.test(raw) ? raw.slice(0, -1) : raw
		this.#raw = raw.slice(whole.length)
		// Cleaned first: invisible characters would hide a mark or an address.
		const text = this.#held + cleanPiece(whole)
		const end = Math.min(...[OPEN_MARK, OPEN_ADDRESS].map((ending) => ending.exec(text)?.index ?? text.length))
		// Brackets and digits before it may belong to a citation, and an address to a link's words.
		const before = end < text.length ? BEFORE_MARK.exec(text.slice(Math.max(0, end - BEFORE), end)) : null
		const open = end - (before?.[0].length ?? 0)
		this.#held = text.slice(open)
		return this.#show(text.slice(0, open), false)
	}

	end(): string {
		const rest = this.#held + cleanPiece(this.#raw)
		this.#held = ""
		this.#raw = ""
		return this.#show(rest, true)
	}

	get text(): string {
		return this.#text.trimEnd()
	}

	get unanswered(): boolean {
		return this.#unanswered
	}

	get sources(): readonly Source[] {
		return this.#cited
	}

	#show(text: string, isEnd: boolean): string {
		const cited = this.#withGivenAddresses(text).replace(EITHER, (_, numbers: string | undefined) => {
			if (numbers !== undefined) return this.#renumber(numbers)
			this.#unanswered = true
			return ""
		})
		const told = this.#secret.pass(cited) + (isEnd ? this.#secret.end() : "")
		// The text after a leading marker starts with a space.
		const shown = this.#text === "" ? told.trimStart() : told
		this.#text += shown
		return shown
	}

	#renumber(numbers: string): string {
		const known = numbers
			.split(/[,;]/)
			.map((number) => this.#knowledge[Number(number.replace(/\D/g, "")) - 1])
			.filter((source) => source !== undefined)
		const mine = known.map((source) => {
			const at = this.#cited.indexOf(source)
			return at < 0 ? this.#cited.push(source) : at + 1
		})
		return [...new Set(mine)].map((number) => `[${number}]`).join("")
	}
}
