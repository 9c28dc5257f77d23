import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

const REGISTRY = Symbol.for("testimonials.requests")

/** Node's own request: lib/start keeps each running one under its id. Undefined under another server (a test). */
export function nodeRequest(
	request: Pick<Request, "headers">,
): (IncomingMessage & Record<symbol, unknown>) | undefined {
	const registry = (globalThis as { [REGISTRY]?: Map<string, IncomingMessage> })[REGISTRY]
	return registry?.get(request.headers.get("x-request-id") ?? "") as ReturnType<typeof nodeRequest>
}

const held = new WeakMap<IncomingMessage, Request>()

/**
 * Keeps a request for as long as its answer takes. The platform ties a request's signal to the request itself: once that is
 * collected, as it may be while a long answer still flows, nobody hears any more that the client has left
 * (nodejs/undici#3644).
 */
export function holdRequest(request: Request): void {
	const raw = nodeRequest(request)
	if (raw) held.set(raw, request)
}

/**
 * The request body as a Node stream, so that an upload flows from the socket to busboy without a detour through web
 * streams, which costs a third of the throughput. Under another server the web stream is wrapped instead.
 */
export function bodyStream(request: Request): Readable {
	const raw = nodeRequest(request)
	if (raw && !raw.readableEnded && !raw.destroyed) return raw
	if (!request.body) return Readable.from([])
	return Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
}
