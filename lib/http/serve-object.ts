import { notFound } from "@/lib/errors"
import { contentRange } from "@/lib/media/content-range"
import type { ServedObject } from "@/lib/storage/served-object"
import { storage } from "@/lib/storage/storage"
import { respondRaw } from "./raw-response"

/** A presigned URL cannot be revoked. */
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
		"cross-origin-resource-policy": object.isPublic ? "cross-origin" : "same-origin",
		// Revalidated each time: a rejected or withdrawn video must stop playing immediately.
		"cache-control": "private, no-cache",
	})
	for (const [name, value] of Object.entries(object.headers ?? {})) headers.set(name, value)
	if (object.attachment) headers.set("content-disposition", contentDisposition(object.attachment))
	return headers
}

/** Only for this exact version, never for a date, because we send none. */
function rangeApplies(request: Request, object: ServedObject): boolean {
	const condition = request.headers.get("if-range")
	return condition === null || condition.trim() === `"${object.etag}"`
}

function isUnchanged(request: Request, object: ServedObject): boolean {
	const condition = request.headers.get("if-none-match")
	return condition?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === `"${object.etag}"`) ?? false
}

/** GET and HEAD of bytes in memory, made of a stored object and as public as it. */
export async function serveMade(
	request: Request,
	object: ServedObject,
	make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
	const headers = baseHeaders(object)
	headers.delete("accept-ranges")
	if (isUnchanged(request, object)) return new Response(null, { status: 304, headers })
	const bytes = await make()
	headers.set("x-body-length", String(bytes.byteLength))
	return new Response(request.method === "HEAD" ? null : bytes, { headers })
}

/** GET and HEAD (RFC 9110). GET redirects to the store's own URLs, if it has them (S3); each is for one method only. */
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
	if (size === undefined) throw notFound("This file doesn't exist.")
	// RFC 9110, 14.2: a range applies only to GET.
	const ranged = request.method === "GET" && rangeApplies(request, object)
	const range = ranged ? contentRange(request.headers.get("range"), size) : null
	if (range === "unsatisfiable") {
		headers.set("content-range", `bytes */${size}`)
		headers.set("content-type", "application/json")
		return new Response(JSON.stringify({ detail: "The requested range is beyond the file." }), { status: 416, headers })
	}
	// lib/start turns it into Content-Length, which the framework would drop.
	headers.set("x-body-length", String(range ? range.end - range.start + 1 : size))
	if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${size}`)
	const status = range ? 206 : 200
	if (request.method === "HEAD" || size === 0) return new Response(null, { status, headers })
	const handle = await storage().openFile(object.key)
	// A request that has already gone receives nothing, so nothing would close the file afterwards.
	if (request.signal.aborted) {
		await handle?.close()
		return new Response(null, { status, headers })
	}
	if (handle) {
		const { start, end } = range ?? { start: 0, end: size - 1 }
		if (respondRaw(request, { handle, start, end })) return new Response(null, { status, headers })
		await handle.close()
	}
	const stream = await storage().read(object.key, range ?? undefined)
	return new Response(stream, { status, headers })
}
