import { endOfCode } from "./end-of-code"
import type { Habit, ServerHabits } from "./server-habits"

/** Some models put their own name into the tag's. */
const THOUGHT = "(?:[\\w:.-]{0,24}(?:think|thought|reasoning|scratchpad|monologue)[\\w:-]{0,20}|reason|reflection)"
const CLOSING = [
	`</\\|?${THOUGHT}\\|?>`,
	`<\\|/${THOUGHT}\\|>`,
	"\\[/THINK\\]",
	"◁/think▷",
	"<\\|end_(?:of_)?(?:thought|thinking)\\|>",
	"<\\|inner_suffix\\|>",
	"<channel\\|>",
	"<\\|channel\\|>(?!analysis|commentary)\\w{1,20}[^\\n]{0,60}?<\\|message\\|>",
].join("|")
const OPENING = [
	`<\\|?${THOUGHT}(?: [^<>\\n]{0,80})?\\|?>`,
	"\\[THINK\\]",
	"◁think▷",
	"<\\|inner_prefix\\|>",
	"<\\|channel>(?:thought)?",
	"<\\|channel\\|>(?:analysis|commentary)[^\\n]{0,60}?<\\|message\\|>",
].join("|")
const GLUED = /(?<=\S)assistantfinal(?=[\p{Lu}\p{Lo}\p{N}\p{P}\s]|$)/u
/** Thoughts between words instead of tags, at the start of an answer. Servers that drop control tokens leave the first
 * two. `maybe`: an answer may begin so too, and then does not end it. */
const SPOKEN: readonly { start: RegExp; end: RegExp; maybe?: true }[] = [
	{ start: /^\s{0,8}analysis(?=[A-Z"'“‘(])/, end: GLUED },
	{ start: /^\s{0,8}thought\r?\n/, end: /^/ },
	{ start: /^\s{0,8}<(?:internal|analysis)>/i, end: /<\/(?:internal|analysis)>/i, maybe: true },
	{
		start: /^\s{0,8}Here(?:'s|’s| is) my thought process:/,
		end: /Here(?:'s|’s| is) my response:\s{0,8}/,
		maybe: true,
	},
	{ start: /^\s{0,8}Thinking\.\.\.\s{0,4}\n/, end: /\.\.\.done thinking\.\s{0,8}/, maybe: true },
]
const WRAPPED = /^\s{0,8}<(answer|response|final_answer)>\s{0,8}/i
/** What may still become the start of one of these, while an answer comes in. */
const OPEN_START = [
	"analysis",
	"thought\r\n",
	"Here is my thought process:",
	"Here's my thought process:",
	"Thinking...\n",
]
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
	`(?<code>${CODE})|(?<closing>${CLOSING})|(?<opening>${OPENING})|(?<header>${HEADER})|(?<user>${USER})|(?<control>${CONTROL})`,
	"gim",
)
/** Most answers have none of these, and are read no further. */
const SIGN = /[<[◁]|assistantfinal|^\s{0,8}(?:analysis|thought|Here|Thinking)/
const OPEN_TOKEN =
	/(?:<\|(?:start_header_id|im_start|start)\|>[^<\n]{0,60}(?:<[|\w]{0,20})?|<\|channel\|>(?:(?!<\|message\|>)[^\n]){0,80}|<start_of_turn>\w{0,10}|<[/<]{0,2}[|｜]?[^<>|｜\n]{0,40}[|｜]?|\[\/?[A-Z]{0,5}|◁\/?\w{0,5})$/i

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
		TOKEN.lastIndex = this.#spoken()
		for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
			const next = this.#token(found)
			if (next === null) return
			TOKEN.lastIndex = next
		}
		this.#finish()
	}

	/** What the visitor reads, out of the tag that some models put around all of it. */
	get shown(): string {
		const tag = WRAPPED.exec(this.visible)
		if (!tag) return this.visible
		const end = new RegExp(`</${tag[1]}>\\s{0,8}$`, "i")
		return this.visible.slice(tag[0].length).replace(end, "")
	}

	get isThinking(): boolean {
		return this.#thoughts !== null
	}

	/** @returns where the rest begins. */
	#spoken(): number {
		for (const { start, end, maybe } of SPOKEN) {
			const opening = start.exec(this.text)
			if (!opening) continue
			const rest = this.text.slice(opening[0].length)
			const closing = end.exec(rest)
			if (!closing && maybe && this.end === "whole") continue
			this.met.add("think_tags")
			if (closing) return this.#answerFrom(opening[0].length + closing.index + closing[0].length)
			this.#thoughts = 0
			return this.text.length
		}
		const glued = GLUED.exec(this.text)
		if (!glued) return 0
		this.met.add("think_without_opening_tag")
		return this.#answerFrom(glued.index + glued[0].length)
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

function isOpenStart(text: string): boolean {
	const start = text.trimStart().replace("’", "'")
	return start !== "" && OPEN_START.some((words) => words.startsWith(start))
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
		if (isOpenStart(raw)) return NOTHING
		if (!SIGN.test(raw)) return holds ? NOTHING : this.#next(raw)
		const tail = Math.max(0, raw.length - OPEN_TOKEN_CAP)
		const open = OPEN_TOKEN.exec(raw.slice(tail))
		const { shown, met } = new Reading(raw.slice(0, open ? tail + open.index : raw.length), "open")
		const showsThoughts = met.has("think_tags") || met.has("think_without_opening_tag")
		return holds && !showsThoughts ? NOTHING : this.#next(shown)
	}

	/** @param isWhole whether the model came to its own end. @returns null if all of it was thought. */
	end(isWhole: boolean): Shown | null {
		const habits = this.#habits
		if (!habits) return NOTHING
		const { shown, met, isThinking } = new Reading(this.#raw, isWhole ? "whole" : "cut")
		const isCutInThoughts = !isWhole && met.size === 0 && habits.has("think_without_opening_tag")
		for (const habit of met) habits.meet(habit)
		if (isCutInThoughts || (shown.trim() === "" && (isThinking || met.size > 0))) return null
		return this.#next(shown)
	}

	#next(visible: string): Shown {
		const instead = !visible.startsWith(this.#shown)
		const text = instead ? visible : visible.slice(this.#shown.length)
		this.#shown = visible
		return { text, instead }
	}
}
