import { chooseFormat } from "./choose-format"
import { TIMESLICE_MS } from "./recorder-constants"

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
	let hearing: RecordingListener | null = listener
	const end = () => {
		if (recorder.state !== "inactive") recorder.stop()
	}
	const begun = new Promise((resolve) => {
		recorder.onstart = resolve
	})

	recorder.ondataavailable = (event) => {
		if (event.data.size > 0) chunks.push(event.data)
		hearing?.onChunk(event.data)
	}
	recorder.onstop = () => {
		hearing?.onStop(new Blob(chunks, { type: recorder.mimeType || mimeType }))
		hearing = null
	}
	recorder.onerror = () => {
		hearing?.onError()
		hearing = null
	}
	recorder.start(TIMESLICE_MS)
	return {
		mimeType: recorder.mimeType || mimeType,
		stop() {
			// A slow device takes a second until its encoder begins. Stopped before that, a recorder gives an empty file.
			if (chunks.length > 0) end()
			else void begun.then(end)
		},
		discard() {
			hearing = null
			end()
		},
	}
}
