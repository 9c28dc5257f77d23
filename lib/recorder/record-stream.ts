import { t } from "@/lib/languages/t"
import { formatsFor, type RecordingFormat } from "./choose-format"
import { ASK_FOR_DATA_MS, NO_DATA_MS, TIMESLICE_MS } from "./recorder-constants"
import * as failureWords from "./words"

export interface RecordingListener {
	/** Called about once a second, also in a background tab, whose timers are slow. The last call precedes onStop. */
	onChunk(chunk: Blob): void
	onStop(blob: Blob): void
	onError(): void
}

export interface Recording {
	mimeType: string
	/** onStop follows, on a slow device up to a second later. Does nothing if the recording has already ended. */
	stop(): void
	discard(): void
}

/** The format that worked, tried first from then on. Browsers promise formats that they then refuse. */
let remembered: RecordingFormat | undefined

/** A started recorder, in the best format that the browser accepts. Throws an Error with the last refusal. */
function begin(
	Recorder: typeof MediaRecorder,
	stream: MediaStream,
	prepare: (recorder: MediaRecorder) => void,
): MediaRecorder {
	// Safari 13 has no isTypeSupported.
	const formats = formatsFor((type) => Recorder.isTypeSupported?.(type) ?? false)
	let refusal: unknown
	for (const format of remembered ? [remembered, ...formats] : formats) {
		const { mimeType, ...bitRates } = format
		try {
			const recorder = new Recorder(stream, mimeType ? { mimeType, ...bitRates } : bitRates)
			prepare(recorder)
			recorder.start(TIMESLICE_MS)
			remembered = format
			return recorder
		} catch (error) {
			refusal = error
		}
	}
	throw new Error(reasonOf(refusal), { cause: refusal })
}

export const reasonOf = (error: unknown) =>
	String((error as { message?: unknown } | null)?.message || t(failureWords.cannotRecord))

export function recordStream(
	stream: MediaStream,
	listener: RecordingListener,
	Recorder: typeof MediaRecorder = MediaRecorder,
): Recording {
	const chunks: Blob[] = []
	let asking: ReturnType<typeof setTimeout> | undefined
	/** Some browsers overlook the time slice, and give everything at the end only. */
	const askForData = () => {
		clearTimeout(asking)
		if (recorder.state === "inactive") return
		asking = setTimeout(() => {
			if (recorder.state === "recording") recorder.requestData()
			askForData()
		}, ASK_FOR_DATA_MS)
	}
	let told: RecordingListener | null = listener
	let markBegun: () => void = () => {}
	const begun = new Promise<void>((resolve) => {
		markBegun = resolve
	})
	const recorder = begin(Recorder, stream, (made) => {
		made.onstart = markBegun
		made.ondataavailable = (event) => {
			chunks.push(event.data)
			if (event.data.size > 0) askForData()
			told?.onChunk(event.data)
		}
		made.onstop = () => told?.onStop(new Blob(chunks, { type: type() }))
		made.onerror = () => {
			told?.onError()
			told = null
		}
	})
	const type = () => recorder.mimeType || (remembered?.mimeType ?? "")
	askForData()
	const end = () => {
		clearTimeout(asking)
		if (recorder.state !== "inactive") recorder.stop()
	}
	return {
		mimeType: type(),
		stop() {
			// A slow device takes a second until its encoder begins. Stopped before that, a recorder gives an empty file.
			void begun.then(end)
			setTimeout(end, NO_DATA_MS)
		},
		discard() {
			told = null
			end()
		},
	}
}
