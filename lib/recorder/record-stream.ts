import { chooseFormat } from "./choose-format"
import { TIMESLICE_MS } from "./recorder-constants"

export interface RecordingListener {
	/** About once a second, also in a background tab, where timers are slowed down. The last one comes before onStop. */
	onChunk(chunk: Blob): void
	/** Everything that was recorded; `mimeType` is the recorder's own. */
	onStop(blob: Blob): void
	onError(): void
}

export interface Recording {
	/** Of what is recorded; the recorder's own. */
	mimeType: string
	/** Ends it; onStop follows. Harmless when it has ended already. */
	stop(): void
	/** Ends it without onStop or onError. */
	discard(): void
}

/** Records from now on. Throws what MediaRecorder throws when it cannot be made or started. */
export function recordStream(
	stream: MediaStream,
	listener: RecordingListener,
	Recorder: typeof MediaRecorder = MediaRecorder,
): Recording {
	const { mimeType, ...bitRates } = chooseFormat((type) => Recorder.isTypeSupported(type))
	const recorder = new Recorder(stream, mimeType ? { mimeType, ...bitRates } : bitRates)
	const chunks: Blob[] = []
	let listening = true

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
	const stop = () => {
		if (recorder.state !== "inactive") recorder.stop()
	}
	recorder.start(TIMESLICE_MS)
	return {
		mimeType: recorder.mimeType || mimeType,
		stop,
		discard() {
			listening = false
			stop()
		},
	}
}
