import { type CaptureObstacle, captureObstacle, surroundingsOf } from "./capture-obstacle"
import type { Cancel } from "./clock"
import type { makePoster } from "./make-poster"
import type { recordStream } from "./record-stream"

/** Phones dim after 30 s without a touch, and a testimonial lasts two minutes. A refusal is ignored. */
function keepAwake(): Cancel {
	let released = false
	let lock: WakeLockSentinel | undefined
	const pending = navigator.wakeLock?.request("screen")
	pending?.then(
		(sentinel) => {
			if (released) sentinel.release().catch(() => {})
			else lock = sentinel
		},
		() => {},
	)
	return () => {
		released = true
		lock?.release().catch(() => {})
	}
}

export interface MediaPort {
	obstacle(): CaptureObstacle | null
	devices(): Pick<MediaDevices, "getUserMedia" | "enumerateDevices">
	loadRecord(): Promise<typeof recordStream>
	makePoster: typeof makePoster
	keepAwake: typeof keepAwake
	measure(blob: Blob): Promise<number | null>
}

export const browserMedia: MediaPort = {
	obstacle: () => captureObstacle(surroundingsOf(globalThis)),
	devices: () => navigator.mediaDevices,
	loadRecord: () => import("./record-stream").then((module) => module.recordStream),
	// Loads with the first take, so that a visitor who only looks at the page does without.
	makePoster: (url, durationSeconds) =>
		import("./make-poster").then(
			(module) => module.makePoster(url, durationSeconds),
			() => null,
		),
	keepAwake,
	async measure(blob) {
		const url = URL.createObjectURL(blob)
		try {
			return await (await import("./read-video-file")).measure(url)
		} catch {
			return null
		} finally {
			URL.revokeObjectURL(url)
		}
	},
}
