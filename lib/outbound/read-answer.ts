import type { IncomingMessage } from "node:http"
import { PassThrough, type Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createBrotliDecompress, createGunzip } from "node:zlib"
import { OutboundError } from "./outbound-error"

const DECODERS: Record<string, () => Transform> = {
	"": () => new PassThrough(),
	identity: () => new PassThrough(),
	gzip: createGunzip,
	"x-gzip": createGunzip,
	br: createBrotliDecompress,
}
export const ACCEPTED_ENCODINGS = "gzip, br"

function capped(max: number): Transform {
	let bytes = 0
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length
			if (bytes > max) done(new OutboundError("too_large"))
			else done(null, chunk)
		},
	})
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
	const chunks: Buffer[] = []
	for await (const chunk of stream) chunks.push(chunk)
	return Buffer.concat(chunks)
}

/** Counts bytes as they arrive and again as they unpack, against bombs. @throws OutboundError `too_large`, `broken`. */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const decoder = DECODERS[response.headers["content-encoding"]?.trim().toLowerCase() ?? ""]
	if (!decoder) throw new OutboundError("broken")
	const source: Readable = response
	return await pipeline(source, capped(maxBytes), decoder(), capped(maxBytes), collect)
}

/** Reads the first bytes, decompressed. Never rejects: a body that breaks off or can't be unpacked ends there. */
export async function readStart(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const decoder = DECODERS[response.headers["content-encoding"]?.trim().toLowerCase() ?? ""]
	if (!decoder) return Buffer.alloc(0)
	const chunks: Buffer[] = []
	let left = maxBytes
	const source: Readable = response
	const ended = pipeline(source, decoder(), async (stream: AsyncIterable<Buffer>) => {
		for await (const chunk of stream) {
			chunks.push(chunk.subarray(0, left))
			left -= chunk.length
			if (left <= 0) break
		}
	})
	await ended.catch(() => undefined)
	return Buffer.concat(chunks)
}
