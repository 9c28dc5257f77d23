import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

const REGISTRY = Symbol.for("testimonials.requests")

/**
 * The request body as a Node stream. lib/start keeps each running request under its id, so that an upload flows from the
 * socket to busboy without a detour through web streams, which costs a third of the throughput. Where the product runs
 * under another server (next dev, a test), the web stream is wrapped instead.
 */
export function bodyStream(request: Request): Readable {
	const registry = (globalThis as unknown as Record<symbol, Map<string, IncomingMessage> | undefined>)[REGISTRY]
	const raw = registry?.get(request.headers.get("x-request-id") ?? "")
	if (raw && !raw.readableEnded && !raw.destroyed) return raw
	if (!request.body) return Readable.from([])
	return Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
}
