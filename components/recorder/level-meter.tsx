import { useEffect, useRef, useState } from "react"
import { LineIcon } from "@/components/ui/line-icon"
import { t } from "@/lib/languages/t"
import { watchLevel } from "@/lib/recorder/level-meter"
import { type SilenceWatch, watchSilence } from "@/lib/recorder/silence"
import * as liveWords from "./live-words"
import styles from "./recorder.module.css"

/** The level of speech at arm's length. A fan stays below it. */
const HEARD_FROM = 0.45

export interface LevelMeterProps {
	stream: MediaStream
	recording: boolean
	/** Reports what the visitor should know about the sound of the take, whenever that changes. */
	onNotice(notice: string | null): void
}

type Heard = "nothing" | "speech" | "silence"

/** Updates the DOM without React: fifteen renders a second cost too much. */
export function LevelMeter({ stream, recording, onNotice }: LevelMeterProps) {
	const bar = useRef<HTMLSpanElement>(null)
	const watch = useRef<SilenceWatch | null>(null)
	const inTake = useRef(recording)
	const [heard, setHeard] = useState<Heard>("nothing")
	useEffect(() => {
		const track = stream.getAudioTracks()[0]
		const silence = watchSilence(track?.muted ?? false)
		watch.current = silence
		const show = (loud: boolean) => {
			setHeard((before) => {
				if (silence.isSilent()) return "silence"
				if (loud) return "speech"
				return before === "silence" ? "nothing" : before
			})
			const lack = silence.lack()
			if (inTake.current) onNotice(lack && t(liveWords.takeLacks[lack]))
		}
		const mute = ({ type }: Event) => {
			silence.mute(type === "mute", performance.now())
			show(false)
		}
		setHeard("nothing")
		show(false)
		track?.addEventListener("mute", mute)
		track?.addEventListener("unmute", mute)
		const stop = watchLevel(stream, ({ level, peak }) => {
			bar.current?.style.setProperty("--level", level.toFixed(2))
			silence.hear(peak, performance.now())
			show(level >= HEARD_FROM)
		})
		return () => {
			stop()
			track?.removeEventListener("mute", mute)
			track?.removeEventListener("unmute", mute)
		}
	}, [stream, onNotice])
	useEffect(() => {
		inTake.current = recording
		if (recording) watch.current?.begin()
	}, [recording])
	return (
		<div className={styles.pill}>
			<LineIcon size={16}>
				<path d="M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3Z" />
				<path d="M19 10v2a7 7 0 0 1-14 0v-2M12 19v3" />
			</LineIcon>
			<span ref={bar} aria-hidden="true" className={styles.meter} />
			<span role={heard === "silence" ? "alert" : undefined}>{t(TEXTS[heard])}</span>
		</div>
	)
}

const TEXTS: Record<Heard, string> = {
	nothing: liveWords.sayHello,
	speech: liveWords.micWorking,
	silence: liveWords.micSilent,
}
