import { createHash } from "node:crypto"

/** Makes `size` bytes on demand, in chunks that differ from each other, so a body of any size needs no memory. */
export async function* byteSource(size: number, chunkBytes = 64 * 1024): AsyncGenerator<Uint8Array> {
	for (let sent = 0; sent < size; sent += chunkBytes) {
		const chunk = Buffer.alloc(Math.min(chunkBytes, size - sent), sent / chunkBytes)
		if (chunk.length >= 8) chunk.writeDoubleLE(sent, 0)
		yield chunk
	}
}

export interface Digest {
	size: number
	/** Hex. */
	sha256: string
	largestChunk: number
}

export async function digestOf(stream: AsyncIterable<Uint8Array>): Promise<Digest> {
	const hash = createHash("sha256")
	let size = 0
	let largestChunk = 0
	for await (const chunk of stream) {
		hash.update(chunk)
		size += chunk.length
		largestChunk = Math.max(largestChunk, chunk.length)
	}
	return { size, sha256: hash.digest("hex"), largestChunk }
}
