import http, { type ClientRequest, type IncomingMessage } from "node:http"
import https from "node:https"
import { buffer } from "node:stream/consumers"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

export class ResponseTooLarge extends Error {
	constructor(capBytes: number) {
		super(`The answer is larger than ${capBytes} bytes.`)
		this.name = "ResponseTooLarge"
	}
}

const NULL_BODY = new Set([204, 205, 304])

function headersOf(response: IncomingMessage): Headers {
	const headers = new Headers()
	for (const [name, values = []] of Object.entries(response.headersDistinct)) {
		for (const value of values) headers.append(name, value)
	}
	return headers
}

/** The provider packages look for fetch's own message. */
const failed = (cause: unknown) => new TypeError("fetch failed", { cause })

interface Outgoing {
	url: URL
	method: string
	headers: Record<string, string>
	body?: string | Buffer
}

/** A question's text takes a short way: a Request would turn it into a web stream and back. */
async function outgoing(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Outgoing> {
	if (typeof input === "string" && typeof init?.body === "string") {
		const headers = Object.fromEntries(new Headers(init.headers))
		return { url: new URL(input), method: init.method ?? "GET", headers, body: init.body }
	}
	// This Request only normalizes the body and its headers; it sends nothing.
	const { url, method, headers, body } = new Request(input, { ...init, signal: null })
	const bytes = body ? await buffer(body as NodeReadableStream<Uint8Array>) : undefined
	return { url: new URL(url), method, headers: Object.fromEntries(headers), body: bytes }
}

/** Words that come thirty times a second seem to flow. */
const GATHER_MS = 33

/** At 50 answers, single pieces through the package's five streams cost more than everything else, so those of
 * GATHER_MS leave together if `isGathering`. Canceling destroys `request`. `onOver` runs once, at any end. */
function bodyOf(
	request: ClientRequest,
	response: IncomingMessage,
	{ capBytes, isGathering }: { capBytes: number; isGathering(): boolean },
	onOver: () => void,
) {
	let received = 0
	let isOver = false
	let isDue = false
	let held: Buffer[] = []
	const over = () => {
		isOver = true
		onOver()
	}
	let fail: (reason: unknown) => void = () => undefined
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			const handOn = () => {
				isDue = false
				if (isOver || held.length === 0) return
				controller.enqueue(Buffer.concat(held))
				held = []
				if ((controller.desiredSize ?? 0) <= 0) response.pause()
			}
			fail = (reason) => {
				if (isOver) return
				handOn()
				over()
				controller.error(reason)
				request.destroy()
			}
			response.on("data", (chunk: Buffer) => {
				received += chunk.byteLength
				if (received > capBytes) return fail(new ResponseTooLarge(capBytes))
				held.push(chunk)
				if (isDue) return
				isDue = true
				if (isGathering()) setTimeout(handOn, GATHER_MS)
				else setImmediate(handOn)
			})
			response.on("end", () => {
				if (isOver) return
				handOn()
				over()
				controller.close()
			})
			response.on("error", (error) => fail(failed(error)))
		},
		pull() {
			response.resume()
		},
		cancel() {
			over()
			request.destroy()
		},
	})
	return { stream, fail }
}

function answerOf(response: IncomingMessage, url: URL, body: ReadableStream<Uint8Array> | null): Response {
	const { statusCode: status = 0, statusMessage: statusText } = response
	const answer = new Response(NULL_BODY.has(status) ? null : body, { status, statusText, headers: headersOf(response) })
	return Object.defineProperty(answer, "url", { value: url.href })
}

/** fetch on Node's HTTP client, because the built-in one loses its signal to garbage collection (nodejs/undici#3644). A
 * body fails beyond `capBytes`. Redirects are not followed: the API key would follow them. @param isGathering whether
 * the reader of the body prefers fewer pieces, up to GATHER_MS late. */
export function cappedFetch(capBytes: number, isGathering = () => false): typeof globalThis.fetch {
	return async (input, init) => {
		const signal = init?.signal
		signal?.throwIfAborted()
		const { url, method, headers: given, body } = await outgoing(input, init)
		signal?.throwIfAborted()
		return new Promise((resolve, reject) => {
			const headers = { "accept-encoding": "identity", ...given }
			const request = (url.protocol === "https:" ? https : http).request(url, { method, headers })
			let fail = (reason: unknown) => {
				over()
				reject(reason)
				request.destroy()
			}
			const leave = () => fail(signal?.reason)
			const over = () => signal?.removeEventListener("abort", leave)
			signal?.addEventListener("abort", leave, { once: true })
			request.on("error", (error) => fail(failed(error)))
			request.on("response", (response) => {
				const { statusCode = 0 } = response
				if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
					return fail(failed(new Error(`An answer of ${statusCode} leads elsewhere.`)))
				}
				const reading = bodyOf(request, response, { capBytes, isGathering }, over)
				fail = reading.fail
				resolve(answerOf(response, url, reading.stream))
			})
			request.end(body)
		})
	}
}
