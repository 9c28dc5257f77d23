import { closeSync, fstatSync, openSync } from "node:fs"
import { parentPort } from "node:worker_threads"
import { Input, MP4, QTFF, WEBM } from "mediabunny"
import { sourceOf } from "./file-source.mjs"
import { webmDuration } from "./webm-duration.mjs"

// Takes file paths and answers measurements, or null. A plain module, because it is loaded by path and not bundled.
// The parser warns about unknown codecs on the console. A stranger's file must not write into a server's JSON log.
for (const level of /** @type {const} */ (["log", "info", "warn", "error"])) console[level] = () => undefined

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
		const input = new Input({ formats: [WEBM, MP4, QTFF], source: sourceOf(fd, size) })
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
