import { chooseFormat } from "./choose-format"
import { SILENT_MS, TIMESLICE_MS } from "./recorder-constants"

export interface RecordingListener {
	/**
	 * Called about once a second, also in a background tab, whose timers are slowed down. The last call comes before
	 * onStop.
	 */
	onChunk(chunk: Blob): void
	/** Called with the whole recording. `mimeType` is the recorder's own. */
	onStop(blob: Blob): void
	onError(): void
}

export interface Recording {
	/** Type of the recording, as the recorder reports it. */
	mimeType: string
	/**
	 * Ends the recording, after which onStop follows, on a slow device up to a second later. Does nothing if it has already
	 * ended.
	 */
	stop(): void
	/** Ends the recording without onStop or onError. */
	discard(): void
}

/** Starts recording. Throws MediaRecorder's error if it cannot be created or started. */
export function recordStream(
	stream: MediaStream,
	listener: RecordingListener,
	Recorder: typeof MediaRecorder = MediaRecorder,
): Recording {
	const { mimeType, ...bitRates } = chooseFormat((type) => Recorder.isTypeSupported(type))
	const recorder = new Recorder(stream, mimeType ? { mimeType, ...bitRates } : bitRates)
	const chunks: Blob[] = []
	let listening = true
	const begun = new Promise((resolve) => {
		recorder.onstart = resolve
	})

	recorder.ondataavailable = (event) => {
		if (event.data.size > 0) chunks.push(event.data)
		if (listening) listener.onChunk(event.data)
	}
	recorder.onstop = () => {
		if (listening) listener.onStop(new Blob(chunks, { type: recorder.mimeType || mimeType }))
		listening = false
	}
	recorder.onerror = () => {
		if (listening) listener.onError()
		listening = false
	}
	const end = () => {
		if (recorder.state !== "inactive") recorder.stop()
	}
	recorder.start(TIMESLICE_MS)
	return {
		mimeType: recorder.mimeType || mimeType,
		stop() {
			if (chunks.length > 0) return end()
			// A slow device takes a second until its encoder begins. Stopped before that, a recorder gives an empty file.
			void begun.then(end)
			setTimeout(end, SILENT_MS)
		},
		discard() {
			listening = false
			end()
		},
	}
}
