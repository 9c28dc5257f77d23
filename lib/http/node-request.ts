import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import { bridge, type RawRequest, REQUESTS } from "@/lib/bridge.mjs"

/** lib/start keeps each running request under its id. Undefined under another server (a test). */
export function nodeRequest(request: Pick<Request, "headers">): RawRequest | undefined {
	return bridge[REQUESTS]?.get(request.headers.get("x-request-id") ?? "")
}

const held = new WeakMap<RawRequest, Request>()

/** A signal dies with its garbage-collected request: a long response misses a leaving client (nodejs/undici#3644). */
export function holdRequest(request: Request): void {
	const raw = nodeRequest(request)
	if (raw) held.set(raw, request)
}

/** Node's stream: web streams cost an upload a third of its throughput. Another server's web stream is wrapped. */
export function bodyStream(request: Request): Readable {
	const raw = nodeRequest(request)
	if (raw && !raw.readableEnded && !raw.destroyed) return raw
	if (!request.body) return Readable.from([])
	return Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>)
}
