import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
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
	asked = 0
	onstart?: () => void
	ondataavailable?: (event: { data: Blob }) => void
	onstop?: () => void
	constructor() {
		HandRecorder.made = this
	}
	start() {
		this.state = "recording"
	}
	requestData() {
		this.asked += 1
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

it("ends one that never begins after twenty seconds", () => {
	const { recording, recorder } = record()
	recording.stop()
	vi.advanceTimersByTime(19_999)
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

it("asks a recorder for its data that gives none by itself, and no other", () => {
	const { recording, recorder } = record()
	const give = (text: string) => recorder.ondataavailable?.({ data: new Blob([text]) })
	for (let second = 1; second <= 30; second += 1) {
		vi.advanceTimersByTime(1000)
		give("a second")
	}
	expect(recorder.asked).toBe(0)
	// An empty piece is none.
	give("")
	vi.advanceTimersByTime(8000)
	expect(recorder.asked).toBe(1)
	vi.advanceTimersByTime(8000)
	expect(recorder.asked).toBe(2)
	recorder.onstart?.()
	recording.discard()
	vi.advanceTimersByTime(60_000)
	expect(recorder.asked).toBe(2)
})

describe("a format that the browser promises and refuses", () => {
	const VP9 = "video/webm;codecs=vp9,opus"
	const VP8 = "video/webm;codecs=vp8,opus"

	/** A browser that promises everything and refuses some of it. */
	function browser(refused: { byConstructor?: string[]; byStart?: string[] }, promises: unknown = () => true) {
		const asked: string[] = []
		class Picky extends HandRecorder {
			static override isTypeSupported = promises as () => true
			constructor(_stream: unknown, options: { mimeType?: string } = {}) {
				super()
				this.mimeType = options.mimeType ?? ""
				asked.push(this.mimeType)
				if (refused.byConstructor?.includes(this.mimeType)) throw new DOMException("No.", "NotSupportedError")
			}
			override start() {
				if (refused.byStart?.includes(this.mimeType)) throw new DOMException("No.", "NotSupportedError")
				super.start()
			}
		}
		return { Picky: Picky as unknown as typeof MediaRecorder, asked }
	}
	const listener = { onChunk: () => undefined, onStop: () => undefined, onError: () => undefined }

	/** The module as a new page has it. */
	async function fresh() {
		vi.resetModules()
		return (await import("./record-stream")).recordStream
	}

	it.each([
		["the first by the constructor", { byConstructor: [VP9] }, VP8],
		["the first by start()", { byStart: [VP9] }, VP8],
		["one each way", { byConstructor: [VP9], byStart: [VP8] }, "video/webm"],
		["all of WebM", { byStart: [VP9, VP8, "video/webm"] }, "video/mp4"],
		["everything with a name", { byStart: [VP9, VP8, "video/webm", "video/mp4"] }, ""],
	])("gives way to the next: %s", async (_, refused, taken) => {
		const recordStream = await fresh()
		const { Picky, asked } = browser(refused)
		expect(recordStream({} as MediaStream, listener, Picky).mimeType).toBe(taken)
		// The next take begins with it.
		recordStream({} as MediaStream, listener, Picky)
		expect(asked.at(-1)).toBe(taken)
		expect(asked.filter((type) => type === VP9)).toHaveLength(1)
	})

	it("throws the browser's error if it refuses all", async () => {
		const recordStream = await fresh()
		const { Picky } = browser({ byConstructor: [VP9, VP8, "video/webm", "video/mp4", ""] })
		expect(() => recordStream({} as MediaStream, listener, Picky)).toThrow("No.")
	})

	it("leaves the choice to a browser that cannot tell", async () => {
		const recordStream = await fresh()
		const { Picky, asked } = browser({}, null)
		recordStream({} as MediaStream, listener, Picky)
		expect(asked).toEqual([""])
	})
})
