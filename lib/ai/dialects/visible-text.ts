import { endOfCode } from "./end-of-code"
import type { Habit, ServerHabits } from "./server-habits"

const TAGS = "think|thinking|thought|thoughts|reasoning|reason|reflection|scratchpad|seed:think"
const OPENING = [
	`<(?:${TAGS})>`,
	"\\[THINK\\]",
	"◁think▷",
	"<\\|(?:begin_of_thought|start_thinking)\\|>",
	"<\\|channel\\|>(?:analysis|commentary)[^<\\n]{0,40}<\\|message\\|>",
].join("|")
const CLOSING = [
	`</(?:${TAGS})>`,
	"\\[/THINK\\]",
	"◁/think▷",
	"<\\|(?:end_of_thought|end_thinking)\\|>",
	"<\\|channel\\|>final[^<\\n]{0,40}<\\|message\\|>",
].join("|")
/** Begins a message of the named role. The model made up what any role but its own says. */
const HEADER = [
	"<\\|start_header_id\\|>\\s{0,4}(?<llama>\\w{1,20})\\s{0,4}<\\|end_header_id\\|>",
	"<\\|(?:im_start|start)\\|>(?<chatml>user|system|assistant|tool|model)\\b",
	"<start_of_turn>(?<gemma>user|model)\\b",
].join("|")
const USER = "<\\|(?:user|human|prompter)\\|>|\\[INST\\]"
const CONTROL = [
	"<\\|[\\w./ -]{1,40}\\|>",
	"<｜[^｜<>\\n]{1,40}｜>",
	"<(?:end_of_turn|start_of_turn|eos|bos)>",
	"</?s>(?=\\s{0,8}$)",
	"^</?s>",
	"\\[/INST\\]",
	"<</?SYS>>",
].join("|")
const CODE = "^ {0,3}(?:`{3,}|~{3,})|`+"
const CLOSED = new RegExp(CLOSING, "i")
const TOKEN = new RegExp(
	`(?<code>${CODE})|(?<opening>${OPENING})|(?<closing>${CLOSING})|(?<header>${HEADER})|(?<user>${USER})|(?<control>${CONTROL})`,
	"gim",
)
/** Most answers have none of these, and are read no further. */
const SIGN = /[<[◁]/
const OPEN_TOKEN =
	/(?:<\|(?:start_header_id|im_start|start|channel)\|>[^<\n]{0,60}(?:<[|\w]{0,20})?|<start_of_turn>\w{0,10}|<[/<]{0,2}[|｜]?[^<>|｜\n]{0,40}[|｜]?|\[\/?[A-Z]{0,5}|◁\/?\w{0,5})$/i

/** Characters; no token is longer. */
const OPEN_TOKEN_CAP = 160

/** "cut": the model did not come to its own end. */
type End = "open" | "whole" | "cut"

class Reading {
	visible = ""
	readonly met = new Set<Habit>()
	#at = 0
	#thoughts: number | null = null
	/** The start of inline code that has not ended: the rest of the line may belong to it. */
	#openCode: number | null = null

	constructor(
		private readonly text: string,
		private readonly end: End,
	) {
		TOKEN.lastIndex = 0
		for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
			const next = this.#token(found)
			if (next === null) return
			TOKEN.lastIndex = next
		}
		this.#finish()
	}

	get isThinking(): boolean {
		return this.#thoughts !== null
	}

	#token(found: RegExpExecArray): number | null {
		const { code, opening, closing } = found.groups ?? {}
		const after = found.index + found[0].length
		if (code !== undefined) return this.#code(found.index, code)
		if (this.#isMaybeCode) {
			this.#show(found.index)
			return null
		}
		if (closing !== undefined) {
			if (this.#thoughts === null) {
				// A closing tag alone: everything before it was thought.
				this.visible = ""
				this.met.add("think_without_opening_tag")
			}
			return this.#answerFrom(after)
		}
		if (this.#thoughts !== null) {
			// In one family of models, the token that ends a message ends the thoughts.
			return found[0].toLowerCase() === "<|end|>" ? this.#answerFrom(after) : after
		}
		this.#show(found.index)
		this.#at = after
		if (opening !== undefined) {
			this.met.add("think_tags")
			this.#thoughts = found.index
			return after
		}
		this.met.add("control_tokens")
		return isOfAnother(found) ? null : after
	}

	#code(index: number, sign: string): number {
		const after = index + sign.length
		const { isBlock, over } = endOfCode(this.text, index, sign)
		// Thoughts are full of blocks that never end.
		if (isBlock && this.#thoughts !== null) return after
		if (over !== null) return over
		if (!isBlock) this.#openCode = index
		else if (this.end === "open" || !CLOSED.test(this.text.slice(after))) return this.text.length
		return after
	}

	get #isMaybeCode(): boolean {
		return this.end === "open" && this.#openCode !== null && !this.text.includes("\n", this.#openCode)
	}

	#answerFrom(at: number): number {
		this.#thoughts = null
		this.#at = at
		return at
	}

	#show(to: number): void {
		if (this.#thoughts === null) this.visible += this.text.slice(this.#at, to)
	}

	#finish(): void {
		// A tag that never closes, after words of an answer, is one of its words.
		if (this.#thoughts !== null && this.end === "whole" && this.visible.trim() !== "") {
			this.#at = this.#thoughts
			this.#thoughts = null
		}
		this.#show(this.text.length)
	}
}

function isOfAnother({ groups }: RegExpExecArray): boolean {
	const { user, llama, chatml, gemma } = groups ?? {}
	const role = (llama ?? chatml ?? gemma)?.toLowerCase()
	return user !== undefined || (role !== undefined && role !== "assistant" && role !== "model")
}

export interface Shown {
	text: string
	instead: boolean
}

const NOTHING: Shown = { text: "", instead: false }

/** Removes a model's thoughts and control tokens. Tags within code stay: there the answer is about them. */
export class VisibleText {
	readonly #habits: ServerHabits | null
	#raw = ""
	#shown = ""

	/** @param habits null for a provider that sends thoughts separately. */
	constructor(habits: ServerHabits | null) {
		this.#habits = habits
	}

	push(delta: string): Shown {
		if (!this.#habits) return { text: delta, instead: false }
		this.#raw += delta
		const raw = this.#raw
		const { holds } = this.#habits
		if (!SIGN.test(raw)) return holds ? NOTHING : this.#next(raw)
		const tail = Math.max(0, raw.length - OPEN_TOKEN_CAP)
		const open = OPEN_TOKEN.exec(raw.slice(tail))
		const { visible, met } = new Reading(raw.slice(0, open ? tail + open.index : raw.length), "open")
		const showsThoughts = met.has("think_tags") || met.has("think_without_opening_tag")
		return holds && !showsThoughts ? NOTHING : this.#next(visible)
	}

	/** @param isWhole whether the model came to its own end. @returns null if all of it was thought. */
	end(isWhole: boolean): Shown | null {
		const habits = this.#habits
		if (!habits) return NOTHING
		const { visible, met, isThinking } = new Reading(this.#raw, isWhole ? "whole" : "cut")
		const isCutInThoughts = !isWhole && met.size === 0 && habits.has("think_without_opening_tag")
		for (const habit of met) habits.meet(habit)
		if (isCutInThoughts || (visible.trim() === "" && (isThinking || met.size > 0))) return null
		return this.#next(visible)
	}

	#next(visible: string): Shown {
		const instead = !visible.startsWith(this.#shown)
		const text = instead ? visible : visible.slice(this.#shown.length)
		this.#shown = visible
		return { text, instead }
	}
}
