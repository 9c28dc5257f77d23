import { vi } from "vitest"
import type { AnswerOf, ErrorAnswer, OperationName } from "@/lib/client/contract"

/** A refusal or a success as the server sends it. `delayed` answers arrive when the test releases them. */
interface Answer<T> {
	status?: number
	body?: T | ErrorAnswer
	headers?: Record<string, string>
	/** Server-sent events that the test writes, in place of `body`. The signal aborts when the reader hangs up. */
	stream?: (signal: AbortSignal | null | undefined) => ReadableStream<Uint8Array>
	/** The answer waits for this promise, so a test can see the screen while it waits. */
	after?: Promise<unknown>
}

type Reply<K extends OperationName> = Answer<AnswerOf<K>> | "unreachable"

export interface SentRequest {
	operation: string
	url: URL
	headers: Headers
	/** JSON bodies are parsed and forms are plain objects. Undefined without a body. */
	body: unknown
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}

/** Most bodies are known at once. A promise for the others. */
function bodyOf(body: BodyInit | null | undefined): unknown {
	if (body === null || body === undefined) return undefined
	if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body)
	return typeof body === "string" ? parsed(body) : new Response(body).text().then(parsed)
}

/** Turns `/api/x/{id}` into a pattern for paths. */
const patternOf = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`)

/**
 * Replaces the network under a component. fetch answers each operation with the replies that the test gave, and repeats
 * the last one. A call without a reply fails, as if there were no server, and is listed in `unexpected`. Pages are there.
 */
export function stubApi() {
	const replies = new Map<string, Reply<OperationName>[]>()
	const sent: SentRequest[] = []
	const unexpected: string[] = []

	async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
		const url = new URL(input instanceof Request ? input.url : String(input), window.location.href)
		const method = (init.method ?? "GET").toUpperCase()
		const operation = [...replies.keys()].find((name) => {
			const [verb, template = ""] = name.split(" ")
			return verb === method && patternOf(template).test(url.pathname)
		})
		const request: SentRequest = {
			operation: operation ?? `${method} ${url.pathname}`,
			url,
			headers: new Headers(init.headers),
			body: bodyOf(init.body),
		}
		// At once: a test that pressed a button looks at what was sent.
		sent.push(request)
		request.body = await request.body
		const queue = operation === undefined ? undefined : replies.get(operation)
		const reply = queue && (queue.length > 1 ? queue.shift() : queue[0])
		if (method === "HEAD") return new Response(null)
		if (!reply) unexpected.push(request.operation)
		if (!reply || reply === "unreachable") throw new TypeError("Failed to fetch")
		await reply.after
		if (init.signal?.aborted) throw init.signal.reason
		const { status = 200, body, headers, stream } = reply
		if (stream) return new Response(stream(init.signal), { headers: { "content-type": "text/event-stream" } })
		return new Response(status === 204 ? null : JSON.stringify(body ?? {}), {
			status,
			headers: { "content-type": "application/json", ...headers },
		})
	}

	vi.stubGlobal("fetch", answer)
	return {
		/** Sets the replies to `operation` from now on: each is used once, in this order, and the last one repeats. */
		on<K extends OperationName>(operation: K, ...given: Reply<K>[]): void {
			replies.set(operation, given as Reply<OperationName>[])
		},
		sent,
		sentTo: (operation: OperationName) => sent.filter((request) => request.operation === operation),
		unexpected,
	}
}
