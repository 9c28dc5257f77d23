import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { recordStream } from "./record-stream"

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

/** A browser's recorder that does only what the test makes it do. */
class HandRecorder {
	static isTypeSupported = () => true
	static made: HandRecorder
	mimeType = "video/webm"
	state = "inactive"
	stops = 0
	onstart?: () => void
	ondataavailable?: (event: { data: Blob }) => void
	onstop?: () => void
	constructor() {
		HandRecorder.made = this
	}
	start() {
		this.state = "recording"
	}
	stop() {
		this.state = "inactive"
		this.stops += 1
	}
}

function record() {
	const listener = { onChunk: () => undefined, onStop: () => undefined, onError: () => undefined }
	const recording = recordStream({} as MediaStream, listener, HandRecorder as unknown as typeof MediaRecorder)
	return { recording, recorder: HandRecorder.made }
}

it("ends a recorder only once it has begun, because it would give an empty file", async () => {
	const { recording, recorder } = record()
	recording.stop()
	recorder.ondataavailable?.({ data: new Blob() })
	expect(recorder.stops).toBe(0)
	recorder.onstart?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(recorder.stops).toBe(1)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(recorder.stops).toBe(1)
})

it("ends one that never begins after five seconds", () => {
	const { recording, recorder } = record()
	recording.stop()
	vi.advanceTimersByTime(4999)
	expect(recorder.stops).toBe(0)
	vi.advanceTimersByTime(1)
	expect(recorder.stops).toBe(1)
})

it("ends one that has begun at once", async () => {
	const { recording, recorder } = record()
	recorder.onstart?.()
	expect(recorder.stops).toBe(0)
	recording.stop()
	await Promise.resolve()
	expect(recorder.stops).toBe(1)
})

it("discards one that has not begun at once", () => {
	const { recording, recorder } = record()
	recording.discard()
	expect(recorder.stops).toBe(1)
})
