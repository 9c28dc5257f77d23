import { useEffect, useRef, useState } from "react"
import { watchLevel } from "@/lib/recorder/level-meter"
import styles from "./recorder.module.css"
import { RecorderIcon } from "./recorder-icon"
import { MIC_WORKING, SAY_HELLO } from "./recorder-texts"

/** The level of speech at arm's length. A fan stays below it. */
const HEARD_FROM = 0.45

export interface LevelMeterProps {
	stream: MediaStream
}

/**
 * Moves with the voice, and says once that it was heard. Updates the DOM without React: fifteen renders a second cost
 * too much.
 */
export function LevelMeter({ stream }: LevelMeterProps) {
	const bar = useRef<HTMLSpanElement>(null)
	const [heard, setHeard] = useState(false)
	useEffect(() => {
		setHeard(false)
		return watchLevel(stream, (level) => {
			bar.current?.style.setProperty("--level", level.toFixed(2))
			if (level >= HEARD_FROM) setHeard(true)
		})
	}, [stream])
	return (
		<div className={styles.pill}>
			<RecorderIcon name="microphone" size={16} />
			<span ref={bar} aria-hidden="true" className={styles.meter} />
			<span>{heard ? MIC_WORKING : SAY_HELLO}</span>
		</div>
	)
}
