import { buttonClass } from "@/components/ui/button-class"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import type { Recovered, Take } from "@/lib/recorder/take"
import type { Orphan } from "@/lib/recorder/takes/take-store"
import { formatMoment } from "./format-moment"
import { RecorderIcon } from "./recorder-icon"
import styles from "./rescue.module.css"

/** Answers the question of a visitor whose page closed: is my recording safe? */
export function Rescue({ take, recovered }: { take: Take; recovered: Recovered }) {
	return (
		<div className={styles.rescue}>
			<RecorderIcon name="shield" size={28} />
			<div>
				<h2 className="font-display text-xl">{safeText(take.durationSeconds)}</h2>
				<p className={styles.story}>{storyOf(take, recovered)}</p>
			</div>
		</div>
	)
}

function safeText(durationSeconds: number | null): string {
	return durationSeconds === null
		? "Your recording is safe"
		: `Your recording of ${formatDuration(durationSeconds)} is safe`
}

function storyOf({ blob, upload, source }: Take, { cut, startedAt }: Recovered): string {
	const size = formatMegabytes(blob.size)
	if (upload.complete) return `All ${size} have arrived. Submit finishes what you began.`
	if (upload.sentBytes > 0) {
		return `${formatMegabytes(upload.sentBytes)} of ${size} have arrived. Submit goes on from there.`
	}
	if (upload.url) return `Sending its ${size} was interrupted. Submit goes on from there.`
	const when = `${source === "file" ? "Chosen" : "Recorded"} on ${formatMoment(startedAt)} (${size})`
	return cut ? `${when}, and cut off when the page closed.` : `${when}. Nothing has been sent yet.`
}

/** Other takes that this device keeps, newest first. */
export function OtherTakes({ others, onShow }: { others: Orphan[]; onShow(key: string): void }) {
	return (
		<section aria-label="Other recordings" className={styles.others}>
			<p className="font-medium">Also safe on this device</p>
			<ul>
				{others.map(({ key, durationSeconds, startedAt }) => {
					const length = durationSeconds === null ? "Video" : formatDuration(durationSeconds)
					return (
						<li key={key}>
							<span className="tabular-nums">
								{length} <span className="text-ink-muted">· {formatMoment(startedAt)}</span>
							</span>
							<button
								type="button"
								className={buttonClass({ variant: "quiet", size: "sm" })}
								aria-label={`Show the recording of ${length} from ${formatMoment(startedAt)}`}
								onClick={() => onShow(key)}
							>
								Show
							</button>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
