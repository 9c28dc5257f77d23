import type { Readable } from "node:stream"
import type { OpenFile } from "@/lib/storage/object-store"
import { nodeRequest } from "./node-request"

const BODY = Symbol.for("testimonials.body")

export interface FileBody {
	/** Closed by whoever sends it. */
	handle: OpenFile
	/** Both ends inclusive, in bytes. */
	start: number
	end: number
}

/**
 * Gives lib/start the body of this answer, which then is a Response without one: the framework's way through web streams
 * costs a tenth of a small answer's time and three quarters of a video's speed. False where the product runs under another
 * server, and the Response has to carry it. A stream is destroyed when the client leaves.
 */
export function handOver(request: Request, body: string | FileBody | Readable): boolean {
	const raw = nodeRequest(request)
	if (!raw) return false
	raw[BODY] = body
	return true
}
