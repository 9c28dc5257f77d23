import type { RecorderSnapshot } from "@/lib/recorder/recorder"
import styles from "./recorder.module.css"
import { RecorderIcon } from "./recorder-icon"
import { KEPT, NOT_KEPT } from "./recorder-texts"

/** Says where the recording is kept. The text is quiet in both cases, so that it does not worry a visitor on camera. */
export function KeepingNote({ snapshot: { state, keeping } }: { snapshot: RecorderSnapshot }) {
	const warning = keeping === "memory" && ["ready", "recording", "recorded"].includes(state.name)
	const safe = keeping === "storage" && state.name === "recorded" && !state.take.recovered
	return (
		<div aria-live="polite" className={styles.keeping} data-tone={warning ? "warning" : undefined}>
			{(warning || safe) && (
				<p>
					<RecorderIcon name={warning ? "alert" : "shield"} size={16} />
					{warning ? NOT_KEPT : KEPT}
				</p>
			)}
		</div>
	)
}
