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
	const type = () => recorder.mimeType || mimeType
	const chunks: Blob[] = []
	let told: RecordingListener | null = listener
	const begun = new Promise((resolve) => {
		recorder.onstart = resolve
	})

	recorder.ondataavailable = (event) => {
		chunks.push(event.data)
		told?.onChunk(event.data)
	}
	recorder.onstop = () => told?.onStop(new Blob(chunks, { type: type() }))
	recorder.onerror = () => {
		told?.onError()
		told = null
	}
	const end = () => {
		if (recorder.state !== "inactive") recorder.stop()
	}
	recorder.start(TIMESLICE_MS)
	return {
		mimeType: type(),
		stop() {
			// A slow device takes a second until its encoder begins. Stopped before that, a recorder gives an empty file.
			void begun.then(end)
			setTimeout(end, SILENT_MS)
		},
		discard() {
			told = null
			end()
		},
	}
}
