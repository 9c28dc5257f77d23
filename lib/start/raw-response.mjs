import { pipeline, Readable } from "node:stream"
import { BODY } from "../bridge.mjs"

/** Bodies that a route passes around the framework, whose web streams serve a video at a quarter of a pipe's speed. The
 * framework ends an answer without a body; this code takes over then. */
const CHUNK_BYTES = 512 * 1024
/** A seeking player waits for the first byte, which leaves sooner in a small piece. */
const FIRST_CHUNK_BYTES = 32 * 1024

/** @import { Body, FileBody, RawRequest } from "../bridge.mjs" */

/** @param {import("node:http").ServerResponse} res @param {Buffer} bytes @returns {Promise<void>} resolves even if the
 * client left */
function write(res, bytes) {
	return new Promise((resolve) => {
		const done = () => {
			res.off("close", done)
			resolve()
		}
		res.once("close", done)
		res.write(bytes, done)
	})
}

/** One buffer per viewer, refilled once the kernel has taken it: it stays in the processor's cache, twice as fast as a
 * pipe. Owns the handle. @param {import("node:http").ServerResponse} res @param {FileBody} file */
async function sendFile(res, { handle, start, end }) {
	try {
		const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end - start + 1))
		for (let position = start; position <= end && !res.destroyed; ) {
			const room = position === start ? Math.min(FIRST_CHUNK_BYTES, buffer.length) : buffer.length
			const { bytesRead } = await handle.read(buffer, 0, Math.min(room, end - position + 1), position)
			// With fewer bytes than the Content-Length, the connection must break, not look complete.
			if (bytesRead === 0) throw new Error("The file became shorter while it was read.")
			position += bytesRead
			if (!res.destroyed) await write(res, buffer.subarray(0, bytesRead))
		}
		res.end()
	} catch (error) {
		console.error(error)
		res.destroy()
	} finally {
		await closeQuietly(handle)
	}
}

/** @param {Body} body without a reader */
function drop(body) {
	if (body instanceof Readable) body.destroy()
	else if (typeof body !== "string") void closeQuietly(body.handle)
}

/** Nothing was written. An unhandled rejection would end the process. @param {FileBody["handle"]} handle */
function closeQuietly(handle) {
	return handle.close().catch((error) => console.error(error))
}

/** Call it before the request is handled. @param {RawRequest} req @param {import("node:http").ServerResponse} res */
export function takeRawResponse(req, res) {
	const take = () => {
		const body = req[BODY]
		req[BODY] = undefined
		return body
	}
	const { end } = res
	res.end = /** @param {unknown[]} args */ (...args) => {
		res.end = end
		const body = take()
		if (body === undefined) return Reflect.apply(end, res, args)
		// Otherwise another answer came (the route failed after all), or the client wants no body.
		if (args.length === 0 && !res.headersSent && req.method !== "HEAD") {
			if (typeof body === "string") return res.end(body)
			// A client that leaves ends the stream, which informs its source.
			if (body instanceof Readable) pipeline(body, res, () => {})
			else void sendFile(res, body)
			return res
		}
		drop(body)
		return Reflect.apply(end, res, args)
	}
	res.once("close", () => {
		const body = take()
		if (body !== undefined) drop(body)
	})
}
