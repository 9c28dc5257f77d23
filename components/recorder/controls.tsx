import type { RefObject } from "react"
import { t } from "@/lib/languages/t"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import type { Recorder, RecorderSnapshot } from "@/lib/recorder/recorder"
import styles from "./controls.module.css"
import { DevicePicker } from "./device-picker"
import { FileChoice } from "./file-choice"
import { RecordButton } from "./record-button"
import * as recorderWords from "./recorder-words"
import rescue from "./rescue.module.css"

export interface ControlsProps {
	recorder: Recorder
	snapshot: RecorderSnapshot
	maxSeconds: number
	buttonRef: RefObject<HTMLButtonElement | null>
	guarded: boolean
	/** Id of the form that the stage's own Submit button sends, for a take from an earlier page. Otherwise null. */
	submits: string | null
	/** Ends the review of a take that covers the screen. Otherwise null. */
	onUse: (() => void) | null
	/** True if ending the review sends the take. */
	sends: boolean
}

export function Controls({ recorder, snapshot, maxSeconds, buttonRef, guarded, submits, onUse, sends }: ControlsProps) {
	const { state, camera } = snapshot
	const live = state.name === "ready" || state.name === "recording"
	const pickersHidden = state.name !== "ready" || state.countdown !== null
	const recovered = state.name === "recorded" && state.take.recovered !== null
	return (
		<div className={styles.controls}>
			{submits && (
				<button type="submit" form={submits} className={rescue.submit}>
					{t(recorderWords.submit)}
				</button>
			)}
			{live && camera && (
				<DevicePicker
					label={t(recorderWords.camera)}
					devices={camera.cameras}
					value={camera.choice.cameraId}
					onPick={(cameraId) => void recorder.startCamera({ ...camera.choice, cameraId })}
					hidden={pickersHidden}
				/>
			)}
			{state.name === "recorded" && !recovered && state.take.durationSeconds !== null && (
				<Fact label={t(recorderWords.length)} value={formatDuration(state.take.durationSeconds)} />
			)}
			{onUse && (
				<button
					type="button"
					className={styles.use}
					aria-disabled={guarded || undefined}
					onClick={guarded ? undefined : onUse}
				>
					{sends ? t(recorderWords.submit) : t(recorderWords.useThisVideo)}
				</button>
			)}
			<RecordButton state={state} recorder={recorder} maxSeconds={maxSeconds} buttonRef={buttonRef} guarded={guarded} />
			{live && camera && (
				<DevicePicker
					label={t(recorderWords.microphone)}
					devices={camera.microphones}
					value={camera.choice.microphoneId}
					onPick={(microphoneId) => void recorder.startCamera({ ...camera.choice, microphoneId })}
					hidden={pickersHidden}
				/>
			)}
			{state.name === "recorded" && !recovered && (
				<Fact label={t(recorderWords.size)} value={formatMegabytes(state.take.blob.size)} />
			)}
			{(state.name === "idle" || state.name === "error") && (
				<FileChoice
					recorder={recorder}
					label={state.name === "error" ? t(recorderWords.chooseFileInstead) : t(recorderWords.chooseFile)}
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
