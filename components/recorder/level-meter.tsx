import { useEffect, useRef, useState } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import { watchLevel } from "@/lib/recorder/level-meter"
import { MIC_WORKING, SAY_HELLO } from "./live-texts"
import styles from "./recorder.module.css"

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
			<LineIcon size={16}>
				<path d="M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3Z" />
				<path d="M19 10v2a7 7 0 0 1-14 0v-2M12 19v3" />
			</LineIcon>
			<span ref={bar} aria-hidden="true" className={styles.meter} />
			<span>{heard ? MIC_WORKING : SAY_HELLO}</span>
		</div>
	)
}
