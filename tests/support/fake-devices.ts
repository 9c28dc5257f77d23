import { vi } from "vitest"

class Track extends EventTarget {
	readyState = "live"
	enabled = true
	muted = false
	constructor(readonly kind: "video" | "audio") {
		super()
	}
	stop() {
		this.readyState = "ended"
	}
	getSettings() {
		return { deviceId: `${this.kind}-1`, facingMode: "user" }
	}
}

/**
 * A camera and a recorder for component tests. `refuse` is the error that the camera throws, `startError` the
 * recorder's. It records one second of data per second of fake timers.
 */
export function fakeDevices({ refuse, startError }: { refuse?: unknown; startError?: unknown } = {}) {
	const tracks = [new Track("video"), new Track("audio")]
	const stream = Object.assign(new MediaStream(), {
		getTracks: () => tracks,
		getVideoTracks: () => tracks.slice(0, 1),
		getAudioTracks: () => tracks.slice(1),
	})
	const asked: unknown[] = []
	const recorders: Recorder[] = []
	class Recorder {
		static isTypeSupported = () => true
		mimeType = "video/webm"
		state = "inactive"
		onstart?: () => void
		ondataavailable?: (event: { data: Blob }) => void
		onstop?: () => void
		onerror?: () => void
		private timer: ReturnType<typeof setInterval> | undefined
		private give = () => this.ondataavailable?.({ data: new Blob(["a second"]) })
		start(timeslice: number) {
			if (startError) throw startError
			recorders.push(this)
			this.state = "recording"
			queueMicrotask(() => this.onstart?.())
			this.timer = setInterval(this.give, timeslice)
		}
		stop() {
			this.state = "inactive"
			clearInterval(this.timer)
			queueMicrotask(() => {
				this.give()
				this.onstop?.()
			})
		}
	}
	vi.stubGlobal("isSecureContext", true)
	vi.stubGlobal("MediaRecorder", Recorder)
	Object.defineProperty(navigator, "mediaDevices", {
		configurable: true,
		value: {
			getUserMedia: async (constraints: unknown) => {
				asked.push(constraints)
				if (refuse) throw refuse
				return stream
			},
			enumerateDevices: async () => [],
		},
	})
	return { tracks, asked, recorders }
}
