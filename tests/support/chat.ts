import { insertSource } from "@/lib/chatbot/knowledge/mutations"
import type { Citation } from "@/lib/client/contract"
import { transaction } from "@/lib/db/client"
import { unique } from "./factories"
import { send } from "./send"

export const newSession = () => `session-${unique()}`

export interface ChatFields {
	message: string
	session_id?: string
	visitor_name?: string
	visitor_email?: string
	visitor_phone?: string
	visitor_company?: string
	[field: string]: string | undefined
}

function formOf(fields: Record<string, string | undefined>): URLSearchParams {
	const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
	return new URLSearchParams(given)
}

/** Asks one question and gets the answer as JSON. Without a session_id the question starts a new conversation. */
export function ask(url: string, tenantSlug: string, fields: ChatFields, headers?: Record<string, string>) {
	const raw = formOf({ session_id: newSession(), ...fields })
	return send(url, "POST /api/chatbot/{tenantSlug}/chat", { params: { tenantSlug }, raw, headers })
}

export function history(url: string, tenantSlug: string, session_id: string) {
	const raw = formOf({ session_id })
	return send(url, "POST /api/chatbot/{tenantSlug}/history", { params: { tenantSlug }, raw })
}

export function leave(url: string, tenantSlug: string, fields: Record<string, string | undefined>) {
	return send(url, "POST /api/chatbot/{tenantSlug}/lead", { params: { tenantSlug }, raw: formOf(fields) })
}

export function rate(url: string, tenantSlug: string, fields: Record<string, string>) {
	return send(url, "POST /api/chatbot/{tenantSlug}/rating", { params: { tenantSlug }, raw: formOf(fields) })
}

export interface StreamEvent {
	event: string
	data: {
		delta?: string
		done?: boolean
		response?: string
		timestamp?: string
		message_id?: string
		sources?: string[]
		citations?: Citation[]
		unanswered?: boolean
		detail?: string
	}
	/** Milliseconds since the request. */
	at: number
}

export interface OpenStream {
	status: number
	headers: Headers
	/** Yields events as they arrive, until the answer ends. */
	events: AsyncGenerator<StreamEvent>
	/** Hangs up. */
	leave(): void
}

async function* readEvents(body: ReadableStream<Uint8Array>, since: number): AsyncGenerator<StreamEvent> {
	let held = ""
	for await (const text of body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)) {
		held += text
		const whole = held.split("\n\n")
		held = whole.pop() ?? ""
		for (const block of whole) {
			const lines = block.split("\n").map((line) => line.split(/: (.*)/s))
			const event = lines.find(([name]) => name === "event")?.[1] ?? "message"
			const data = JSON.parse(lines.find(([name]) => name === "data")?.[1] ?? "null")
			yield { event, data, at: performance.now() - since }
		}
	}
	if (held !== "") throw new Error(`The stream ended within an event: ${held}`)
}

async function* noEvents(): AsyncGenerator<StreamEvent> {}

/** Asks one question and gets the answer as a stream. Returns once the headers are there. */
export async function openStream(url: string, tenantSlug: string, fields: ChatFields): Promise<OpenStream> {
	const since = performance.now()
	const controller = new AbortController()
	const response = await fetch(`${url}/api/chatbot/${tenantSlug}/chat`, {
		method: "POST",
		headers: { accept: "text/event-stream" },
		body: formOf({ session_id: newSession(), ...fields }),
		signal: controller.signal,
	})
	// A refusal before the stream begins is JSON, not an event.
	if (!response.ok) await response.body?.cancel()
	return {
		status: response.status,
		headers: response.headers,
		events: !response.ok ? noEvents() : readEvents(response.body as ReadableStream<Uint8Array>, since),
		leave: () => controller.abort(),
	}
}

/** A whole stream. */
export async function askStream(url: string, tenantSlug: string, fields: ChatFields) {
	const stream = await openStream(url, tenantSlug, fields)
	const events: StreamEvent[] = []
	for await (const event of stream.events) events.push(event)
	return { ...stream, events, last: events.at(-1), text: events.map(({ data }) => data.delta ?? "").join("") }
}

/** Adds a text to the tenant's chatbot knowledge. */
export function makeKnowledge(tenantId: string, title: string, content: string) {
	return transaction((tx) => insertSource(tx, tenantId, { kind: "text", title, content }))
}
