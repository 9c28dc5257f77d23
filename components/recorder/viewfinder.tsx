import { type ReactNode, Suspense } from "react"
import { t } from "@/lib/languages/t"
import { formatDuration } from "@/lib/recorder/format-duration"
import type { Recorder, RecorderSnapshot } from "@/lib/recorder/recorder"
import type { RecorderFailure } from "@/lib/recorder/recorder-machine"
import { timerTone } from "@/lib/recorder/timer-tone"
import { Intro } from "./intro"
import { LazyFailureHelp, LazyLevelMeter, LazyStillAsking } from "./lazy-parts"
import { LivePreview } from "./live-preview"
import { Playback } from "./playback"
import styles from "./recorder.module.css"
import * as recorderWords from "./recorder-words"

export interface ViewfinderProps {
	recorder: Recorder
	snapshot: RecorderSnapshot
	maxSeconds: number
	questions: ReactNode
	onRatio(ratio: number): void
}

export function Viewfinder({ recorder, snapshot: { state, camera }, maxSeconds, questions, onRatio }: ViewfinderProps) {
	switch (state.name) {
		case "idle":
		case "requesting":
			return (
				<>
					<Corners />
					<Intro
						maxSeconds={maxSeconds}
						asking={state.name === "requesting" && <LazyStillAsking recorder={recorder} />}
					/>
				</>
			)
		case "error":
			return (
				<>
					<Corners />
					<Failure message={state.message} failure={state.failure} />
				</>
			)
		case "recorded":
			return <Playback take={state.take} onRatio={onRatio} />
		case "ready":
		case "recording":
			return (
				<>
					{camera && <LivePreview camera={camera} onRatio={onRatio} />}
					<div className={styles.top}>
						{state.name === "recording" ? (
							<Timer elapsedMs={state.elapsedMs} maxSeconds={maxSeconds} />
						) : (
							<div className={styles.pill}>{recorderWords.upTo(formatDuration(maxSeconds))}</div>
						)}
						<Suspense fallback={null}>
							{camera && (
								<LazyLevelMeter
									stream={camera.stream}
									recording={state.name === "recording"}
									onNotice={recorder.noteSound}
								/>
							)}
						</Suspense>
					</div>
					{state.name === "ready" && state.countdown !== null && (
						<div className={styles.countdown}>
							<span aria-hidden="true" key={state.countdown} className="font-display">
								{state.countdown}
							</span>
							<button type="button" className={styles.plainButton} onClick={recorder.cancelCountdown}>
								{t(recorderWords.cancel)}
							</button>
						</div>
					)}
					<Suspense fallback={null}>{questions}</Suspense>
				</>
			)
	}
}

function Corners() {
	return <span aria-hidden="true" className={styles.corners} />
}

function Failure({ message, failure }: { message: string; failure: RecorderFailure }) {
	return (
		<div className={styles.words}>
			<p role="alert" className="font-display text-lg">
				{message}
			</p>
			<Suspense fallback={null}>
				<LazyFailureHelp failure={failure} />
			</Suspense>
		</div>
	)
}

function Timer({ elapsedMs, maxSeconds }: { elapsedMs: number; maxSeconds: number }) {
	const elapsed = elapsedMs / 1000
	return (
		<div className={styles.pill} role="timer">
			<span aria-hidden="true" className={styles.light} />
			<span className={styles.clock} data-tone={timerTone(maxSeconds - elapsed)}>
				{recorderWords.elapsedOf(formatDuration(elapsed), formatDuration(maxSeconds))}
			</span>
		</div>
	)
}
