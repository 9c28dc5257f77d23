import { Suspense } from "react"
import type { RecorderSnapshot } from "@/lib/recorder/recorder"
import { LazyKeptNote } from "./lazy-extras"
import styles from "./recorder.module.css"

/** Says where the recording is kept. The text is quiet in both cases, so that it does not worry a visitor on camera. */
export function KeepingNote({ snapshot: { state, keeping } }: { snapshot: RecorderSnapshot }) {
	const warning = keeping === "memory" && ["ready", "recording", "recorded"].includes(state.name)
	const safe = keeping === "storage" && state.name === "recorded" && !state.take.recovered
	return (
		<div aria-live="polite" className={styles.keeping} data-tone={warning ? "warning" : undefined}>
			<Suspense fallback={null}>{(warning || safe) && <LazyKeptNote warning={warning} />}</Suspense>
		</div>
	)
}
