import { formatDuration } from "@/lib/recorder/format-duration"
import { timerTone } from "@/lib/recorder/timer-tone"
import styles from "./recorder.module.css"
import * as recorderWords from "./recorder-words"

export function Timer({ elapsedMs, maxSeconds }: { elapsedMs: number; maxSeconds: number }) {
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
