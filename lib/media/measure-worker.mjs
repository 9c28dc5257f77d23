import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import { parentPort } from "node:worker_threads"
import { CustomSource, Input, MP4, WEBM } from "mediabunny"
import { webmDuration } from "./webm-duration.mjs"

/**
 * The thread behind measure-video.ts: takes file paths, answers measurements, null where the container cannot be read.
 * A plain module, since it is loaded by path and not bundled.
 */
const LARGEST_READ_BYTES = 32 * 1024 * 1024
const CACHE_BYTES = 2 * 1024 * 1024
const AHEAD_BYTES = 256 * 1024
/** What a parser skips between two reads that still follow one another: the rest of a frame. */
const NEAR_BYTES = 64 * 1024

// The parser warns of codecs it does not know on the console; in a server whose log is JSON a stranger's file writes nothing.
for (const level of ["log", "info", "warn", "error"]) console[level] = () => undefined

/** @param {number} fd @param {number} size */
function sourceOf(fd, size) {
	// A container without an index is read once from end to end; whoever asks for much more than that asks in circles.
	let budget = 2 * size + LARGEST_READ_BYTES
	let ahead = new Uint8Array(0)
	let aheadAt = 0
	let lastEnd = 0

	/** @param {number} start @param {number} length @param {number} atLeast */
	function readAt(start, length, atLeast) {
		const bytes = new Uint8Array(length)
		// This thread has nothing else to do: 2,000 small reads of one recording, each by way of the thread pool, took up to a
		// second on a busy machine, and take 15 ms like this.
		if (readSync(fd, bytes, 0, length, start) < atLeast)
			throw new Error("The file became shorter while it was measured.")
		return bytes
	}

	return new CustomSource({
		getSize: () => size,
		maxCacheSize: CACHE_BYTES,
		handleUnhandledError: () => undefined,
		read(start, end) {
			const length = end - start
			budget -= length
			// Box and element sizes come from the file: a "table" of 200 MB must not be taken into memory.
			if (length > LARGEST_READ_BYTES || budget < 0) throw new Error("The container asks for too much.")
			const isSequential = start >= lastEnd && start - lastEnd < NEAR_BYTES
			lastEnd = end
			if (start < aheadAt || end > aheadAt + ahead.length) {
				if (!isSequential || length >= AHEAD_BYTES) return readAt(start, length, length)
				ahead = readAt(start, Math.min(AHEAD_BYTES, size - start), length)
				aheadAt = start
			}
			// A copy: the parser's cache counts these bytes, and would keep all that was read ahead alive for a few of them.
			return ahead.slice(start - aheadAt, end - aheadAt)
		},
	})
}

/** @param {Input} input @param {number} fd @param {number} size */
async function measure(input, fd, size) {
	const video = await input.getPrimaryVideoTrack()
	const durationMs = webmDuration(fd, size) ?? (await input.computeDuration()) * 1000
	if (!Number.isFinite(durationMs) || durationMs < 0) return null
	return {
		durationMs: Math.round(durationMs),
		hasVideo: video !== null,
		width: video ? await video.getDisplayWidth() : 0,
		height: video ? await video.getDisplayHeight() : 0,
	}
}

/** @param {string} path */
async function measureFile(path) {
	const fd = openSync(path, "r")
	try {
		const { size } = fstatSync(fd)
		const input = new Input({ formats: [WEBM, MP4], source: sourceOf(fd, size) })
		try {
			return await measure(input, fd, size)
		} finally {
			input.dispose()
		}
	} finally {
		closeSync(fd)
	}
}

parentPort?.on("message", async (path) => {
	parentPort?.postMessage(await measureFile(path).catch(() => null))
})
parentPort?.postMessage("ready")
