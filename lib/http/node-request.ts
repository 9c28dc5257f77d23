import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

const REGISTRY = Symbol.for("testimonials.requests")

/** Under its symbols it carries what the product and lib/start tell each other about it. */
type RawRequest = IncomingMessage & Record<symbol, unknown>

/** Node's own request: lib/start keeps each running one under its id. Undefined under another server (a test). */
export function nodeRequest(request: Pick<Request, "headers">): RawRequest | undefined {
	const registry: Map<string, RawRequest> | undefined = Reflect.get(globalThis, REGISTRY)
	return registry?.get(request.headers.get("x-request-id") ?? "")
}

const held = new WeakMap<IncomingMessage, Request>()

/**
 * Keeps a request alive for as long as its response takes. A request's signal dies with the request object: if that is
 * garbage-collected while a long response still flows, nothing reports that the client has left (nodejs/undici#3644).
 */
export function holdRequest(request: Request): void {
	const raw = nodeRequest(request)
	if (raw) held.set(raw, request)
}

/**
 * The request body as a Node stream, so that an upload flows from the socket to busboy without a detour through web
 * streams, which costs a third of the throughput. Under another server it wraps the web stream.
 */
export function bodyStream(request: Request): Readable {
	const raw = nodeRequest(request)
	if (raw && !raw.readableEnded && !raw.destroyed) return raw
	if (!request.body) return Readable.from([])
	return Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
}
