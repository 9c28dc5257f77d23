import { useRef } from "react"
import type { Take } from "@/lib/recorder/take"
import styles from "./recorder.module.css"

/** Past the end of every video. */
const FAR = 1e7

export function Playback({ take, onRatio }: { take: Take; onRatio(ratio: number): void }) {
	const searching = useRef(false)
	return (
		// biome-ignore lint/a11y/useMediaCaption: the visitor recorded it a moment ago, and nothing has transcribed it.
		<video
			key={take.url}
			src={take.url}
			className={styles.picture}
			controls
			playsInline
			preload="auto"
			aria-label="Your video"
			onLoadedMetadata={({ currentTarget }) => {
				onRatio(currentTarget.videoWidth / currentTarget.videoHeight)
				// Recorded WebM names no length, and the controls then show none: a look past the end finds it.
				searching.current = currentTarget.duration === Number.POSITIVE_INFINITY
				if (searching.current) currentTarget.currentTime = FAR
			}}
			onDurationChange={({ currentTarget }) => {
				if (!searching.current || !Number.isFinite(currentTarget.duration)) return
				searching.current = false
				currentTarget.currentTime = 0
			}}
		/>
	)
}
