import type { MediaPort } from "@/lib/recorder/browser-media"
import type { Clock } from "@/lib/recorder/clock"
import type { RecordingListener } from "@/lib/recorder/record-stream"
import { createRecorder } from "@/lib/recorder/recorder"

/** A clock that only advances when told to. */
export function handClock() {
	let now = 0
	let jobs: { at: number; every: number | null; run: () => void }[] = []
	const add = (ms: number, every: number | null, run: () => void) => {
		const job = { at: now + ms, every, run }
		jobs.push(job)
		return () => {
			jobs = jobs.filter((other) => other !== job)
		}
	}
	const clock: Clock = {
		now: () => now,
		after: (ms, run) => add(ms, null, run),
		every: (ms, run) => add(ms, ms, run),
	}
	function advance(ms: number): void {
		const end = now + ms
		for (;;) {
			const next = jobs.filter((job) => job.at <= end).sort((a, b) => a.at - b.at)[0]
			if (!next) break
			now = next.at
			if (next.every === null) jobs = jobs.filter((job) => job !== next)
			else next.at += next.every
			next.run()
		}
		now = end
	}
	return { clock, advance, pending: () => jobs.length }
}

class Track {
	readyState = "live"
	enabled = true
	onended: (() => void) | null = null
	constructor(readonly kind: "video" | "audio") {}
	stop() {
		this.readyState = "ended"
	}
	unplug() {
		this.readyState = "ended"
		this.onended?.()
	}
	getSettings() {
		return { deviceId: `${this.kind}-1`, facingMode: "user" }
	}
}

export function fakeStream() {
	const tracks = [new Track("video"), new Track("audio")]
	return {
		tracks,
		getTracks: () => tracks,
		getVideoTracks: () => tracks.slice(0, 1),
		getAudioTracks: () => tracks.slice(1),
	}
}

/** Replaces the browser's media: records the calls, and has handles that make it answer. */
export function bench(maxSeconds = 20, clock?: Clock) {
	const time = handClock()
	const streams: ReturnType<typeof fakeStream>[] = []
	const asked: MediaStreamConstraints[] = []
	const handle: { listener?: RecordingListener; stops: number; refuse?: unknown; startError?: unknown; awake: number } =
		{
			stops: 0,
			awake: 0,
		}
	const media: MediaPort = {
		obstacle: () => null,
		devices: () => ({
			getUserMedia: async (constraints) => {
				asked.push(constraints ?? {})
				if (handle.refuse) throw handle.refuse
				const stream = fakeStream()
				streams.push(stream)
				return stream as unknown as MediaStream
			},
			enumerateDevices: async () =>
				[
					{ kind: "videoinput", deviceId: "video-1", label: "Front" },
					{ kind: "audioinput", deviceId: "audio-1", label: "" },
				] as MediaDeviceInfo[],
		}),
		loadRecord: async () => (_stream, listener) => {
			if (handle.startError) throw handle.startError
			handle.listener = listener
			return {
				mimeType: "video/webm",
				stop: () => {
					handle.stops += 1
				},
				discard: () => {
					handle.listener = undefined
				},
			}
		},
		makePoster: async () => null,
		measure: async () => null,
		keepAwake: () => {
			handle.awake += 1
			return () => {
				handle.awake -= 1
			}
		},
	}
	const recorder = createRecorder(maxSeconds, { clock: clock ?? time.clock, media })
	const state = () => recorder.snapshot().state
	const finish = (content = "video") => handle.listener?.onStop(new Blob([content], { type: "video/webm" }))
	return { ...time, streams, asked, handle, media, recorder, state, finish }
}

export async function recordingBench(maxSeconds?: number) {
	const it = bench(maxSeconds)
	await it.recorder.startCamera()
	it.recorder.startRecording()
	it.recorder.skipCountdown()
	it.handle.listener?.onChunk(new Blob(["first"]))
	return it
}
