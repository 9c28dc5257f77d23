import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

const REGISTRY = Symbol.for("testimonials.requests")

/** Node's own request: lib/start keeps each running one under its id. Undefined under another server (a test). */
export function nodeRequest(
	request: Pick<Request, "headers">,
): (IncomingMessage & Record<symbol, unknown>) | undefined {
	const registry = (globalThis as unknown as Record<symbol, Map<string, IncomingMessage> | undefined>)[REGISTRY]
	return registry?.get(request.headers.get("x-request-id") ?? "") as ReturnType<typeof nodeRequest>
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
