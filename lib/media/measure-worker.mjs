import { open } from "node:fs/promises"
import { parentPort } from "node:worker_threads"
import { CustomSource, Input, MP4, WEBM } from "mediabunny"

/**
 * The thread behind measure-video.ts: takes file paths, answers measurements, null where the container cannot be read.
 * A plain module, since it is loaded by path and not bundled.
 */
const LARGEST_READ_BYTES = 32 * 1024 * 1024
const CACHE_BYTES = 2 * 1024 * 1024

// The parser warns of codecs it does not know on the console; in a server whose log is JSON a stranger's file writes nothing.
for (const level of ["log", "info", "warn", "error"]) console[level] = () => undefined

/** @param {import("node:fs/promises").FileHandle} handle @param {number} size */
function sourceOf(handle, size) {
	// A container without an index is read once from end to end; whoever asks for much more than that asks in circles.
	let budget = 2 * size + LARGEST_READ_BYTES
	return new CustomSource({
		getSize: () => size,
		maxCacheSize: CACHE_BYTES,
		handleUnhandledError: () => undefined,
		async read(start, end) {
			const length = end - start
			budget -= length
			// Box and element sizes come from the file: a "table" of 200 MB must not be taken into memory.
			if (length > LARGEST_READ_BYTES || budget < 0) throw new Error("The container asks for too much.")
			const bytes = new Uint8Array(length)
			const { bytesRead } = await handle.read(bytes, 0, length, start)
			if (bytesRead < length) throw new Error("The file became shorter while it was measured.")
			return bytes
		},
	})
}

/** @param {Input} input */
async function measure(input) {
	const video = await input.getPrimaryVideoTrack()
	const seconds = await input.computeDuration()
	if (!Number.isFinite(seconds) || seconds < 0) return null
	return {
		durationMs: Math.round(seconds * 1000),
		hasVideo: video !== null,
		width: video ? await video.getDisplayWidth() : 0,
		height: video ? await video.getDisplayHeight() : 0,
	}
}

/** @param {string} path */
async function measureFile(path) {
	const handle = await open(path, "r")
	try {
		const { size } = await handle.stat()
		const input = new Input({ formats: [WEBM, MP4], source: sourceOf(handle, size) })
		try {
			return await measure(input)
		} finally {
			input.dispose()
		}
	} finally {
		await handle.close()
	}
}

parentPort?.on("message", async (path) => {
	parentPort?.postMessage(await measureFile(path).catch(() => null))
})
