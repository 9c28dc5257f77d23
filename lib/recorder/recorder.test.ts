import { describe, expect, it, vi } from "vitest"
import { bench, fakeStream, handClock, recordingBench } from "@/tests/support/recorder-bench"
import { captureConstraints } from "./capture-constraints"

describe("createRecorder", () => {
	it("opens the camera and names the devices", async () => {
		const { recorder, state, asked } = bench()
		const opening = recorder.startCamera()
		expect(state()).toEqual({ name: "requesting" })
		await opening
		expect(asked).toEqual([captureConstraints()])
		expect(state()).toEqual({ name: "ready", countdown: null })
		expect(recorder.snapshot().camera).toMatchObject({
			cameras: [{ id: "video-1", label: "Front" }],
			microphones: [{ id: "audio-1", label: "Microphone 1" }],
			choice: { cameraId: "video-1", microphoneId: "audio-1" },
			facesVisitor: true,
		})
	})

	it("stops by itself at the maximum, once", async () => {
		const { state, advance, handle, finish, pending } = await recordingBench(20)
		expect(handle.awake).toBe(1)
		advance(19_750)
		expect(state()).toEqual({ name: "recording", elapsedMs: 19_750, stopping: false })
		advance(250)
		expect(state()).toEqual({ name: "recording", elapsedMs: 20_000, stopping: true })
		advance(5000)
		expect(handle.stops).toBe(1)
		finish()
		expect(state()).toMatchObject({ name: "recorded", notice: null, take: { durationSeconds: 20, extension: "webm" } })
		expect(pending()).toBe(0)
		expect(handle.awake).toBe(0)
	})

	it("keeps a recording whose first data is late", async () => {
		const { recorder, state, advance, handle, finish } = bench(60)
		await recorder.startCamera()
		recorder.startRecording()
		recorder.skipCountdown()
		advance(19_000)
		handle.listener?.onChunk(new Blob(["first"]))
		advance(11_000)
		recorder.stopRecording()
		finish()
		expect(state()).toMatchObject({ name: "recorded", take: { durationSeconds: 30 } })
	})

	it.each([
		["as long as the video is", 2.7, 2.7],
		["by the clock if the video does not tell", null, 20],
	])("after a clock that jumped, labels a take %s", async (_, measured, label) => {
		const time = handClock()
		const { recorder, state, handle, finish, media } = bench(20, { ...time.clock, every: () => () => {} })
		media.measure = async () => measured
		await recorder.startCamera()
		recorder.startRecording()
		recorder.skipCountdown()
		time.advance(2700)
		handle.listener?.onChunk(new Blob(["first"]))
		time.advance(120_000)
		handle.listener?.onChunk(new Blob(["second"]))
		finish()
		await Promise.resolve()
		await Promise.resolve()
		expect(state()).toMatchObject({ name: "recorded", take: { durationSeconds: label } })
	})

	it("closes the camera and says so if the code that records did not load", async () => {
		const { recorder, state, streams, media } = bench()
		media.loadRecord = () => Promise.reject(new Error("Loading chunk 7 failed."))
		await recorder.startCamera()
		expect(state()).toMatchObject({
			name: "error",
			message: "Recording failed. Please try again.",
			failure: "recording",
		})
		expect(streams[0]?.tracks.every(({ readyState }) => readyState === "ended")).toBe(true)
	})

	it("says after the take what its sound lacks, and forgets it with the next", async () => {
		const { recorder, state, handle, finish } = await recordingBench()
		recorder.noteSound("No sound.")
		recorder.stopRecording()
		finish()
		expect(state()).toMatchObject({ name: "recorded", notice: "No sound." })
		recorder.recordAgain()
		recorder.startRecording()
		recorder.skipCountdown()
		handle.listener?.onChunk(new Blob(["first"]))
		recorder.stopRecording()
		finish()
		expect(state()).toMatchObject({ name: "recorded", notice: null })
	})

	it("fails after twenty seconds without data", async () => {
		const { recorder, state, advance, handle } = bench(60)
		await recorder.startCamera()
		recorder.startRecording()
		recorder.skipCountdown()
		advance(19_999)
		handle.listener?.onChunk(new Blob())
		expect(state().name).toBe("recording")
		advance(1)
		expect(state()).toMatchObject({ name: "error", message: "Recording failed. Please try again." })
	})

	it("stops at the maximum from chunks alone, when a background tab's timers do not run", async () => {
		const time = handClock()
		const { recorder, state, handle } = bench(20, { ...time.clock, every: () => () => {} })
		await recorder.startCamera()
		recorder.startRecording()
		recorder.skipCountdown()
		handle.listener?.onChunk(new Blob(["first"]))
		time.advance(19_999)
		handle.listener?.onChunk(new Blob())
		expect(state()).toMatchObject({ stopping: false })
		time.advance(1)
		handle.listener?.onChunk(new Blob())
		expect(state()).toMatchObject({ stopping: true })
	})

	it("keeps the camera open but dark, for Record Again", async () => {
		const { recorder, state, advance, finish, streams } = await recordingBench()
		advance(4200)
		recorder.stopRecording()
		advance(900)
		finish()
		expect(state()).toMatchObject({ take: { durationSeconds: 4.2 } })
		expect(streams[0]?.tracks.map((track) => track.enabled)).toEqual([false, false])
		recorder.recordAgain()
		expect(state()).toEqual({ name: "ready", countdown: null })
		expect(streams[0]?.tracks.map((track) => track.enabled)).toEqual([true, true])
	})

	it("goes back to idle if no camera is held any more", async () => {
		const { recorder, state, finish, streams } = await recordingBench()
		recorder.stopRecording()
		finish()
		streams[0]?.tracks[0]?.unplug()
		expect(state().name).toBe("recorded")
		recorder.recordAgain()
		expect(state()).toEqual({ name: "idle" })
	})

	it("gives each take its own key", async () => {
		const { recorder, state, finish } = await recordingBench()
		const keyOf = () => {
			recorder.stopRecording()
			finish()
			const now = state()
			return now.name === "recorded" ? now.take.key : ""
		}
		const first = keyOf()
		recorder.recordAgain()
		recorder.startRecording()
		recorder.skipCountdown()
		const second = keyOf()
		expect(first).toMatch(/^[0-9a-f-]{36}$/)
		expect(second).not.toBe(first)
	})

	it("keeps the recording when the camera is unplugged", async () => {
		const { state, advance, finish, streams, handle, recorder } = await recordingBench()
		advance(3000)
		streams[0]?.tracks[0]?.unplug()
		expect(handle.stops).toBe(1)
		finish()
		expect(state()).toMatchObject({ name: "recorded", take: { durationSeconds: 3 } })
		expect(state()).toMatchObject({ notice: expect.stringContaining("disconnected") })
		expect(recorder.snapshot().camera).toBeNull()
		expect(streams[0]?.tracks.every((track) => track.readyState === "ended")).toBe(true)
	})

	it("opens the camera again when the page comes back and the system has closed or paused it in silence", async () => {
		const { recorder, streams, state, advance } = bench()
		await recorder.startCamera()
		recorder.resume()
		advance(1000)
		expect(streams).toHaveLength(1)
		for (const silent of [{ readyState: "ended" }, { muted: true }]) {
			const opened = streams.length
			Object.assign(streams.at(-1)?.tracks[0] ?? {}, silent)
			recorder.startRecording()
			recorder.resume()
			advance(1000)
			expect(state()).toEqual({ name: "requesting" })
			await vi.waitFor(() => expect(state()).toEqual({ name: "ready", countdown: null }))
			expect(streams).toHaveLength(opened + 1)
			recorder.resume()
		}
	})

	it("waits a second for a paused camera, and tries one that stays paused once", async () => {
		const { recorder, streams, state, advance } = bench()
		await recorder.startCamera()
		const pause = (muted: boolean) => Object.assign(streams.at(-1)?.tracks[0] ?? {}, { muted })
		pause(true)
		recorder.resume()
		pause(false)
		advance(1000)
		expect(streams).toHaveLength(1)
		pause(true)
		for (const _ of [1, 2]) {
			recorder.resume()
			advance(1000)
			await vi.waitFor(() => expect(state()).toEqual({ name: "ready", countdown: null }))
			pause(true)
		}
		expect(streams).toHaveLength(2)
	})

	it("keeps the recording when the page comes back without its camera", async () => {
		const { recorder, streams, state, advance, finish } = await recordingBench()
		advance(3000)
		Object.assign(streams[0]?.tracks[0] ?? {}, { muted: true })
		recorder.resume()
		expect(state()).toMatchObject({ name: "recording", stopping: false })
		Object.assign(streams[0]?.tracks[0] ?? {}, { readyState: "ended" })
		recorder.resume()
		finish()
		expect(state()).toMatchObject({ name: "recorded", take: { durationSeconds: 3 } })
	})

	it("says so when the camera is unplugged before a recording", async () => {
		const { recorder, state, streams } = bench()
		await recorder.startCamera()
		streams[0]?.tracks[1]?.unplug()
		expect(state()).toEqual({ name: "error", failure: "camera", message: "Camera access failed: it was disconnected." })
		expect(streams[0]?.tracks[0]?.readyState).toBe("ended")
	})

	it("has a text for each failure", async () => {
		const denied = bench()
		denied.handle.refuse = Object.assign(new Error("no"), { name: "NotAllowedError" })
		await denied.recorder.startCamera()
		expect(denied.state()).toMatchObject({ name: "error", failure: "denied" })

		const noStart = bench()
		noStart.handle.startError = new Error("no encoder")
		await noStart.recorder.startCamera()
		noStart.recorder.startRecording()
		noStart.recorder.skipCountdown()
		expect(noStart.state()).toMatchObject({ name: "error", message: "Recording failed: no encoder" })
		expect(noStart.streams[0]?.tracks[0]?.readyState).toBe("ended")

		const broken = await recordingBench()
		broken.handle.listener?.onError()
		expect(broken.state()).toMatchObject({ name: "error", message: "Recording failed. Please try again." })

		const empty = await recordingBench()
		empty.recorder.stopRecording()
		empty.handle.listener?.onStop(new Blob([]))
		expect(empty.state()).toMatchObject({ name: "error", message: "Recording failed. Please try again." })

		const insecure = bench()
		insecure.media.obstacle = () => "insecure"
		await insecure.recorder.startCamera()
		expect(insecure.state()).toMatchObject({ name: "error", failure: "unavailable" })
		expect(insecure.asked).toEqual([])
	})

	it("retries without size limits if a driver refuses them", async () => {
		const { recorder, state, handle, asked } = bench()
		handle.refuse = Object.assign(new Error("no"), { name: "OverconstrainedError" })
		const opening = recorder.startCamera()
		handle.refuse = undefined
		await opening
		expect(state().name).toBe("ready")
		expect(asked).toHaveLength(2)
	})

	it("switches devices, and closes the old camera first", async () => {
		const { recorder, state, streams, asked } = bench()
		await recorder.startCamera()
		const switching = recorder.startCamera({ cameraId: "back" })
		expect(streams[0]?.tracks[0]?.readyState).toBe("ended")
		await switching
		expect(state().name).toBe("ready")
		expect(asked[1]?.video).toMatchObject({ deviceId: { exact: "back" } })
	})

	it("closes a camera that is granted after the page was left", async () => {
		const { recorder, state, streams } = bench()
		const opening = recorder.startCamera()
		recorder.release()
		await opening
		expect(state()).toEqual({ name: "idle" })
		expect(streams[0]?.tracks.every((track) => track.readyState === "ended")).toBe(true)
	})

	it.each(["granted", "refused for its size, and asked again"])(
		"closes a camera at once whose question was canceled before it was %s",
		async (how) => {
			const { recorder, state, media } = bench()
			const stream = fakeStream()
			let named = false
			let asked = 0
			const answers: { grant(): void; refuse(error: unknown): void }[] = []
			media.devices = () => ({
				getUserMedia: () =>
					new Promise((resolve, reject) => {
						asked += 1
						answers.push({ grant: () => resolve(stream as unknown as MediaStream), refuse: reject })
					}),
				enumerateDevices: async () => {
					named = true
					return []
				},
			})
			const opening = recorder.startCamera()
			recorder.release()
			expect(state()).toEqual({ name: "idle" })
			if (how === "granted") answers[0]?.grant()
			else answers[0]?.refuse(Object.assign(new Error("no"), { name: "OverconstrainedError" }))
			await opening
			expect([state().name, asked, named]).toEqual(["idle", 1, false])
			if (how === "granted") expect(stream.tracks.map((track) => track.readyState)).toEqual(["ended", "ended"])
		},
	)

	it("releases the camera on leaving, and accepts no recording from then on", async () => {
		const { recorder, state, streams, finish, pending } = await recordingBench()
		recorder.release()
		finish()
		expect(state()).toEqual({ name: "idle" })
		expect(pending()).toBe(0)
		expect(streams[0]?.tracks.every((track) => track.readyState === "ended")).toBe(true)
	})
})
