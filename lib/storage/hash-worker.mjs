import { createHash } from "node:crypto"
import { parentPort } from "node:worker_threads"

/**
 * The thread behind hash-thread.ts. In: { id, bytes } in shared memory, { id, end: true }, { id, drop: true }. Out: { id }
 * once bytes were read, { id, digest } (hex) at the end. A plain module, since it is loaded by path and not bundled.
 */
/** @type {Map<number, import("node:crypto").Hash>} */
const hashes = new Map()

parentPort?.on("message", ({ id, bytes, end }) => {
	const hash = hashes.get(id) ?? createHash("sha256")
	if (bytes) {
		hashes.set(id, hash)
		hash.update(bytes)
		return parentPort?.postMessage({ id })
	}
	hashes.delete(id)
	if (end) parentPort?.postMessage({ id, digest: hash.digest("hex") })
})
