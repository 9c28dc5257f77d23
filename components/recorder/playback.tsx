import { Suspense, useRef, useState } from "react"
import { t } from "@/lib/languages/t"
import type { Take } from "@/lib/recorder/take"
import { LazyUnplayable } from "./lazy-parts"
import styles from "./recorder.module.css"
import * as recorderWords from "./recorder-words"

/** Seconds, past the end of every video. */
const FAR = 1e7

/** Plays the take. `onRatio` reports the video's width divided by its height. */
export function Playback({ take, onRatio }: { take: Take; onRatio(ratio: number): void }) {
	const searching = useRef(false)
	const [broken, setBroken] = useState<string | null>(null)
	if (broken === take.url) {
		return (
			<Suspense fallback={null}>
				<LazyUnplayable />
			</Suspense>
		)
	}
	return (
		// biome-ignore lint/a11y/useMediaCaption: the visitor has just recorded it, and nothing has transcribed it.
		<video
			key={take.url}
			src={take.url}
			className={styles.picture}
			controls
			playsInline
			preload="auto"
			aria-label={t(recorderWords.playbackLabel)}
			onError={() => setBroken(take.url)}
			onLoadedMetadata={({ currentTarget }) => {
				// Its sound may play without its picture.
				if (currentTarget.videoWidth === 0) setBroken(take.url)
				onRatio(currentTarget.videoWidth / currentTarget.videoHeight)
				// Recorded WebM has no duration, so the controls show none. Seeking past the end makes the browser find it.
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
