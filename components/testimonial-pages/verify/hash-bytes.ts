import { sha256 } from "@noble/hashes/sha2.js"

/** The screen is drawn between two pieces, also on a slow phone. */
const PIECE_BYTES = 1_048_576

/** Hex SHA-256. Reads a piece at a time, because a video may be larger than the memory of a phone. */
export async function hashBytes(bytes: Blob, onProgress: (share: number) => void): Promise<string> {
	const hash = sha256.create()
	for (let at = 0; at < bytes.size; at += PIECE_BYTES) {
		onProgress(at / bytes.size)
		hash.update(new Uint8Array(await bytes.slice(at, at + PIECE_BYTES).arrayBuffer()))
	}
	return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
