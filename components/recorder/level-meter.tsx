import { useEffect, useRef, useState } from "react"
import { watchLevel } from "@/lib/recorder/level-meter"
import styles from "./recorder.module.css"
import { RecorderIcon } from "./recorder-icon"

/** Speech at arm's length reaches this; a fan does not. */
const HEARD_FROM = 0.45

/** Moves with the voice, and says once that it was heard. Drawn past React: fifteen renders a second would be noticed. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
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
			<span>{heard ? "Sound is on" : "Say hello"}</span>
		</div>
	)
}
