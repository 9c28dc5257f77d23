import { readSync } from "node:fs"
import { CustomSource } from "mediabunny"

const LARGEST_READ_BYTES = 32 * 1024 * 1024
const CACHE_BYTES = 2 * 1024 * 1024
const AHEAD_BYTES = 256 * 1024
/** After a gap of this size the parser is still reading on: it skips the rest of a frame. */
const NEAR_BYTES = 64 * 1024

/** @param {number} fd @param {number} size @param {number} [passes] how often the file will be read from end to end */
export function sourceOf(fd, size, passes = 2) {
	// A file without an index is read once from end to end. A parser that asks for much more goes in circles.
	let budget = passes * size + LARGEST_READ_BYTES
	let ahead = new Uint8Array(0)
	let aheadAt = 0
	let lastEnd = 0

	/** @param {number} start @param {number} length @param {number} atLeast */
	function readAt(start, length, atLeast) {
		const bytes = new Uint8Array(length)
		// Synchronous: 2,000 small reads take 15 ms here, and took up to a second through a busy machine's thread pool.
		if (readSync(fd, bytes, 0, length, start) < atLeast) throw new Error("The file became shorter while it was read.")
		return bytes
	}

	return new CustomSource({
		getSize: () => size,
		maxCacheSize: CACHE_BYTES,
		handleUnhandledError: () => undefined,
		read(start, end) {
			const length = end - start
			budget -= length
			// Box and element sizes come from the file: a "table" of 200 MB must not be read into memory.
			if (length > LARGEST_READ_BYTES || budget < 0) throw new Error("The container asks for too much.")
			const isSequential = start >= lastEnd && start - lastEnd < NEAR_BYTES
			lastEnd = end
			if (start < aheadAt || end > aheadAt + ahead.length) {
				if (!isSequential || length >= AHEAD_BYTES) return readAt(start, length, length)
				ahead = readAt(start, Math.min(AHEAD_BYTES, size - start), length)
				aheadAt = start
			}
			// A copy: the parser's cache counts only these bytes, and a view would keep the whole read-ahead buffer alive.
			return ahead.slice(start - aheadAt, end - aheadAt)
		},
	})
}
