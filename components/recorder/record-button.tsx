import type { RefObject } from "react"
import { Spinner } from "@/components/ui/spinner"
import { useHydrated } from "@/components/ui/use-hydrated"
import { t } from "@/lib/languages/t"
import type { Recorder } from "@/lib/recorder/recorder"
import type { RecorderState } from "@/lib/recorder/recorder-machine"
import { timerTone } from "@/lib/recorder/timer-tone"
import styles from "./controls.module.css"
import { RecorderIcon } from "./recorder-icon"
import * as recorderWords from "./recorder-words"

interface Look {
	label: string
	mark: "camera" | "wait" | "dot" | "square" | "again" | "retry"
	act?: () => void
}

function lookOf(state: RecorderState, recorder: Recorder): Look {
	switch (state.name) {
		case "idle":
			return { label: t(recorderWords.startCamera), mark: "camera", act: () => void recorder.startCamera() }
		case "requesting":
			return { label: t(recorderWords.startCamera), mark: "wait" }
		case "ready":
			return state.countdown === null
				? { label: t(recorderWords.startRecording), mark: "dot", act: recorder.startRecording }
				: { label: t(recorderWords.skipCountdown), mark: "dot", act: recorder.skipCountdown }
		case "recording":
			return state.stopping
				? { label: t(recorderWords.stopRecording), mark: "wait" }
				: { label: t(recorderWords.stopRecording), mark: "square", act: recorder.stopRecording }
		case "recorded":
			return { label: t(recorderWords.recordAgain), mark: "again", act: recorder.recordAgain }
		case "error":
			return { label: t(recorderWords.retry), mark: "retry", act: () => location.reload() }
	}
}

export interface RecordButtonProps {
	state: RecorderState
	recorder: Recorder
	maxSeconds: number
	buttonRef: RefObject<HTMLButtonElement | null>
	/** True while presses are ignored: a second tap on Stop must not discard the take. */
	guarded: boolean
}

/** The recorder's one button. It stays the same element in all states, so that it never loses the focus. */
export function RecordButton({ state, recorder, maxSeconds, buttonRef, guarded }: RecordButtonProps) {
	const { label, mark, act } = lookOf(state, recorder)
	const hydrated = useHydrated()
	const press = guarded || !hydrated ? undefined : act
	return (
		<button
			ref={buttonRef}
			type="button"
			className={styles.button}
			data-mark={mark}
			aria-disabled={press ? undefined : true}
			onClick={press}
		>
			<span className={styles.knob}>
				<Ring state={state} maxSeconds={maxSeconds} />
				<span className={styles.mark}>
					{mark === "wait" && <Spinner size={28} />}
					{(mark === "camera" || mark === "again" || mark === "retry") && <RecorderIcon name={mark} size={28} />}
				</span>
			</span>
			<span className="text-sm font-medium">{label}</span>
		</button>
	)
}

const RADIUS = 46
const LENGTH = 2 * Math.PI * RADIUS

/** Empties during the recording. Its color repeats what the clock says in numbers. */
function Ring({ state, maxSeconds }: { state: RecorderState; maxSeconds: number }) {
	const elapsed = state.name === "recording" ? state.elapsedMs / 1000 : 0
	return (
		<svg aria-hidden="true" viewBox="0 0 100 100" className={styles.ring}>
			<circle cx="50" cy="50" r={RADIUS} className={styles.track} />
			{state.name === "recording" && (
				<circle
					cx="50"
					cy="50"
					r={RADIUS}
					className={styles.left}
					data-tone={timerTone(maxSeconds - elapsed)}
					strokeDasharray={LENGTH}
					strokeDashoffset={(LENGTH * elapsed) / maxSeconds}
				/>
			)}
		</svg>
	)
}
