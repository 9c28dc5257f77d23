import type { RefObject } from "react"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import type { Recorder, RecorderSnapshot } from "@/lib/recorder/recorder"
import styles from "./controls.module.css"
import { DevicePicker } from "./device-picker"
import { FileChoice } from "./file-choice"
import { RecordButton } from "./record-button"
import rescue from "./rescue.module.css"

export interface ControlsProps {
	recorder: Recorder
	snapshot: RecorderSnapshot
	maxSeconds: number
	buttonRef: RefObject<HTMLButtonElement | null>
	guarded: boolean
	/** True to draw the strip on the picture, if a portrait picture leaves no room below. */
	overlay: boolean
	/** Id of the form that the stage's own Submit button sends, for a take from an earlier page. Otherwise null. */
	submits: string | null
}

/** The strip below the picture: the record button in the middle, with the state's controls on both sides. */
export function Controls({ recorder, snapshot, maxSeconds, buttonRef, guarded, overlay, submits }: ControlsProps) {
	const { state, camera } = snapshot
	const live = state.name === "ready" || state.name === "recording"
	const pickersHidden = state.name !== "ready" || state.countdown !== null
	const recovered = state.name === "recorded" && state.take.recovered !== null
	return (
		<div className={styles.controls} data-overlay={overlay}>
			{submits && (
				<button type="submit" form={submits} className={rescue.submit}>
					Submit
				</button>
			)}
			{live && camera && (
				<DevicePicker
					label="Camera"
					devices={camera.cameras}
					value={camera.choice.cameraId}
					onPick={(cameraId) => void recorder.startCamera({ ...camera.choice, cameraId })}
					hidden={pickersHidden}
				/>
			)}
			{state.name === "recorded" && !recovered && state.take.durationSeconds !== null && (
				<Fact label="Length" value={formatDuration(state.take.durationSeconds)} />
			)}
			<RecordButton state={state} recorder={recorder} maxSeconds={maxSeconds} buttonRef={buttonRef} guarded={guarded} />
			{live && camera && (
				<DevicePicker
					label="Microphone"
					devices={camera.microphones}
					value={camera.choice.microphoneId}
					onPick={(microphoneId) => void recorder.startCamera({ ...camera.choice, microphoneId })}
					hidden={pickersHidden}
				/>
			)}
			{state.name === "recorded" && !recovered && <Fact label="Size" value={formatMegabytes(state.take.blob.size)} />}
			{(state.name === "idle" || state.name === "error") && (
				<FileChoice
					recorder={recorder}
					label={state.name === "error" ? "Choose a file instead" : "or choose a video file"}
					prominent={state.name === "error"}
				/>
			)}
		</div>
	)
}

function Fact({ label, value }: { label: string; value: string }) {
	return (
		<p className={styles.fact}>
			<span className="text-xs">{label}</span>
			<span className="text-lg tabular-nums">{value}</span>
		</p>
	)
}
