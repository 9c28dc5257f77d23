import { buttonClass } from "@/components/ui/button-class"
import { LineIcon } from "@/components/ui/line-icon"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import type { Recovered, Take } from "@/lib/recorder/take"
import type { Orphan } from "@/lib/recorder/takes/take-store"
import { formatMoment } from "./format-moment"
import {
	ALSO_SAFE,
	allArrived,
	atMoment,
	chosenOn,
	cutOff,
	notSent,
	OTHER_RECORDINGS,
	partArrived,
	RECORDING_SAFE,
	recordedOn,
	recordingSafe,
	SHOW,
	sendingInterrupted,
	showRecording,
	VIDEO,
} from "./recovery-texts"
import styles from "./rescue.module.css"
import { SHIELD } from "./shield"

/** Answers the question of a visitor whose page closed: is my recording safe? */
export function Rescue({ take, recovered }: { take: Take; recovered: Recovered }) {
	return (
		<div className={styles.rescue}>
			<LineIcon size={28}>{SHIELD}</LineIcon>
			<div>
				<h2 className="font-display text-xl">{safeText(take.durationSeconds)}</h2>
				<p className={styles.story}>{storyOf(take, recovered)}</p>
			</div>
		</div>
	)
}

function safeText(durationSeconds: number | null): string {
	return durationSeconds === null ? RECORDING_SAFE : recordingSafe(formatDuration(durationSeconds))
}

function storyOf({ blob, upload, source }: Take, { cut, startedAt }: Recovered): string {
	const size = formatMegabytes(blob.size)
	if (upload.complete) return allArrived(size)
	if (upload.sentBytes > 0) return partArrived(formatMegabytes(upload.sentBytes), size)
	if (upload.url) return sendingInterrupted(size)
	const when = (source === "file" ? chosenOn : recordedOn)(formatMoment(startedAt), size)
	return cut ? cutOff(when) : notSent(when)
}

/** Other takes that this device keeps, newest first. */
export function OtherTakes({ others, onShow }: { others: Orphan[]; onShow(key: string): void }) {
	return (
		<section aria-label={OTHER_RECORDINGS} className={styles.others}>
			<p className="font-medium">{ALSO_SAFE}</p>
			<ul>
				{others.map(({ key, durationSeconds, startedAt }) => {
					const length = durationSeconds === null ? VIDEO : formatDuration(durationSeconds)
					return (
						<li key={key}>
							<span className="tabular-nums">
								{length} <span className="text-ink-muted">{atMoment(formatMoment(startedAt))}</span>
							</span>
							<button
								type="button"
								className={buttonClass({ variant: "quiet", size: "sm" })}
								aria-label={showRecording(length, formatMoment(startedAt))}
								onClick={() => onShow(key)}
							>
								{SHOW}
							</button>
						</li>
					)
				})}
			</ul>
		</section>
	)
}
