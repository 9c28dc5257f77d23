import { notFound } from "@/lib/errors"
import { contentRange } from "@/lib/media/content-range"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"
import { handOver } from "./hand-over"

/** The longest that an address at the store itself may live: it cannot be called back. */
const PRESIGNED_SECONDS = 300

function contentDisposition(filename: string): string {
	return `attachment; filename="${filename}"`
}

function baseHeaders(object: ServedObject): Headers {
	const headers = new Headers({
		"content-type": object.contentType,
		"accept-ranges": "bytes",
		etag: `"${object.etag}"`,
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		// Kept by the browser but asked for each time: a rejected or withdrawn video must stop playing at once.
		"cache-control": "private, no-cache",
	})
	for (const [name, value] of Object.entries(object.headers ?? {})) headers.set(name, value)
	if (object.attachment) headers.set("content-disposition", contentDisposition(object.attachment))
	return headers
}

/** If-Range holds for this very version only; dates are never ours, so they never match. */
function rangeApplies(request: Request, object: ServedObject): boolean {
	const condition = request.headers.get("if-range")
	return condition === null || condition.trim() === `"${object.etag}"`
}

function isUnchanged(request: Request, object: ServedObject): boolean {
	const condition = request.headers.get("if-none-match")
	return condition?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === `"${object.etag}"`) ?? false
}

/**
 * An object over HTTP: GET and HEAD, 200, 206, 304 and 416 (RFC 9110). A store with addresses of its own (S3) gets the
 * browser sent there for GET; HEAD is answered here, since a presigned address is good for one method only.
 */
export async function serveObject(request: Request, object: ServedObject): Promise<Response> {
	const headers = baseHeaders(object)
	if (isUnchanged(request, object)) return new Response(null, { status: 304, headers })
	if (object.redirect && request.method === "GET") {
		const location = await storage().presign(object.key, {
			expiresSeconds: PRESIGNED_SECONDS,
			contentType: object.contentType,
			disposition: object.attachment && contentDisposition(object.attachment),
		})
		if (location) return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } })
	}
	const size = object.size ?? (await storage().head(object.key))?.size
	if (size === undefined) throw notFound("This file does not exist.")
	// RFC 9110, 14.2: a range means nothing to any method but GET.
	const ranged = request.method === "GET" && rangeApplies(request, object)
	const range = ranged ? contentRange(request.headers.get("range"), size) : null
	if (range === "unsatisfiable") {
		headers.set("content-range", `bytes */${size}`)
		headers.set("content-type", "application/json")
		return new Response(JSON.stringify({ detail: "The requested range is beyond the file." }), { status: 416, headers })
	}
	// lib/start makes it Content-Length, which the framework would drop.
	headers.set("x-body-length", String(range ? range.end - range.start + 1 : size))
	if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`)
	const status = range ? 206 : 200
	if (request.method === "HEAD" || size === 0) return new Response(null, { status, headers })
	const handle = await storage().openFile(object.key)
	// Of a request that has gone already nothing is sent, and so nothing closed at the end of it.
	if (request.signal.aborted) {
		await handle?.close()
		return new Response(null, { status, headers })
	}
	if (handle) {
		const { start, end } = range ?? { start: 0, end: size - 1 }
		if (handOver(request, { handle, start, end })) return new Response(null, { status, headers })
		await handle.close()
	}
	const stream = await storage().read(object.key, range ?? undefined)
	return new Response(stream, { status, headers })
}
