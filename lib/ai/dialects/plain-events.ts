import { createParser, type EventSourceMessage } from "eventsource-parser"
import type { Habit } from "./server-habits"

export interface EventListener {
	meet(habit: Habit): void
	/** The model is at work, even if what it writes is not for the visitor. */
	onLife(): void
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === "string" ? value : "")
const countOf = (value: unknown) => (typeof value === "number" ? value : undefined)

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

/** Other parts are thoughts, references, or media. */
function joined(parts: readonly unknown[]): string {
	return parts
		.map((part) => (typeof part === "string" ? part : isFields(part) && part.type === "text" ? textOf(part.text) : ""))
		.join("")
}

const REASONING = ["reasoning_content", "reasoning", "reasoning_text", "thinking", "reasoning_details"]
const isReasoning = (delta: Fields) => REASONING.some((field) => delta[field] && String(delta[field]) !== "")

/** The provider's package reads only an error's `message`. */
function failureOf(value: Fields): Fields | null {
	if (value.error) {
		const error = isFields(value.error) ? value.error : { message: value.error }
		return { ...error, message: String(error.message ?? "") }
	}
	return value.object === "error" ? { message: String(value.message ?? "") } : null
}

function usageOf(value: unknown): Fields | undefined {
	if (!isFields(value)) return undefined
	return { prompt_tokens: countOf(value.prompt_tokens), completion_tokens: countOf(value.completion_tokens) }
}

class PlainEvents {
	readonly #listener: EventListener
	#hasText = false
	#hasReasoning = false
	#isOver = false

	constructor(listener: EventListener) {
		this.#listener = listener
	}

	event({ data, event }: Pick<EventSourceMessage, "data" | "event">): string {
		if (data.trim() === "[DONE]") return this.#done()
		const value = parse(data)
		// The package rejects what is not JSON.
		if (!isFields(value)) return `data: ${data.replaceAll("\n", " ")}\n\n`
		return this.value(event === "error" && !value.error ? { error: value } : value)
	}

	value(value: Fields): string {
		const error = failureOf(value)
		if (error) return this.#fail(error)
		const { choices } = value
		if (choices !== undefined && choices !== null && !Array.isArray(choices)) return this.#send(value)
		const choice = choices?.find((one) => isFields(one) && !one.index)
		const usage = usageOf(value.usage)
		if (!isFields(choice)) return usage ? this.#send({ choices: [], usage }) : ""
		return this.#choice(choice, usage)
	}

	#choice(choice: Fields, usage: Fields | undefined): string {
		const finish_reason = textOf(choice.finish_reason) || null
		if (finish_reason === "error") return this.#fail({ message: "" })
		// Some servers end with a whole message, which repeats what they have sent.
		const source = choice.delta ?? (this.#hasText ? null : choice.message)
		const delta = isFields(source) ? source : {}
		if (Array.isArray(delta.content)) this.#listener.meet("content_parts")
		const content = Array.isArray(delta.content) ? joined(delta.content) : textOf(delta.content)
		const refusal = textOf(delta.refusal)
		if (content || refusal || isReasoning(delta) || Array.isArray(delta.content)) this.#listener.onLife()
		if (isReasoning(delta)) this.#hasReasoning = true
		if (content && !this.#hasText && this.#hasReasoning) this.#listener.meet("reasoning_first")
		if (content) this.#hasText = true
		if (finish_reason) this.#isOver = true
		const said = { ...(content && { content }), ...(refusal && { refusal }) }
		return this.#send({ choices: [{ index: 0, delta: said, finish_reason }], usage })
	}

	#fail(error: Fields): string {
		this.#isOver = true
		return this.#send({ error })
	}

	/** The end of the stream ends the answer, even without a reason. */
	#done(): string {
		const done = "data: [DONE]\n\n"
		if (this.#isOver || !this.#hasText) return done
		this.#listener.meet("no_finish_reason")
		this.#isOver = true
		return this.#send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }) + done
	}

	#send(value: Fields): string {
		return `data: ${JSON.stringify(value)}\n\n`
	}
}

/** A whole JSON answer becomes events too, whatever its media type. */
export function plainEvents(listener: EventListener): TransformStream<Uint8Array, Uint8Array> {
	const plain = new PlainEvents(listener)
	const decoder = new TextDecoder()
	const encoder = new TextEncoder()
	let out = ""
	const parser = createParser({
		onEvent: (message) => {
			out += plain.event(message)
		},
	})
	let json: string | null = ""
	function read(text: string): void {
		if (json === null) {
			parser.feed(text)
			return
		}
		json += text
		const begins = json.trimStart()
		if (begins === "" || begins.startsWith("{")) return
		const events = json
		json = null
		parser.feed(events)
	}
	function end(): void {
		if (json === null) parser.feed("\n\n")
		const value = parse(json ?? "")
		if (!isFields(value)) return
		listener.meet("whole_json")
		out += plain.value(value) + plain.event({ data: "[DONE]", event: undefined })
	}
	function send(controller: TransformStreamDefaultController<Uint8Array>): void {
		if (out) controller.enqueue(encoder.encode(out))
		out = ""
	}
	return new TransformStream({
		transform(piece, controller) {
			read(decoder.decode(piece, { stream: true }))
			send(controller)
		},
		flush(controller) {
			read(decoder.decode())
			end()
			send(controller)
		},
	})
}
