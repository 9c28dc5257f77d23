import { buttonClass } from "@/components/ui/button-class"
import { LineIcon } from "@/components/ui/line-icon"
import { t, visitorLocale } from "@/lib/languages/t"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import type { Recovered, Take } from "@/lib/recorder/take"
import type { Orphan } from "@/lib/recorder/takes/take-store"
import * as recoveryWords from "./recovery-words"
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
	return durationSeconds === null ? t(recoveryWords.safe) : recoveryWords.recordingSafe(formatDuration(durationSeconds))
}

function storyOf({ blob, upload, source }: Take, { cut, startedAt }: Recovered): string {
	const size = formatMegabytes(blob.size)
	if (upload.complete) return recoveryWords.allArrived(size)
	if (upload.sentBytes > 0) return recoveryWords.partArrived(formatMegabytes(upload.sentBytes), size)
	if (upload.url) return recoveryWords.sendingInterrupted(size)
	const when = (source === "file" ? recoveryWords.chosenOn : recoveryWords.recordedOn)(formatMoment(startedAt), size)
	return cut ? recoveryWords.cutOff(when) : recoveryWords.notSent(when)
}

export function OtherTakes({ others, onShow }: { others: Orphan[]; onShow(key: string): void }) {
	return (
		<section aria-label={t(recoveryWords.otherRecordings)} className={styles.others}>
			<p className="font-medium">{t(recoveryWords.alsoSafe)}</p>
			<ul>
				{others.map(({ key, durationSeconds, startedAt }) => {
					const length = durationSeconds === null ? t(recoveryWords.video) : formatDuration(durationSeconds)
					return (
						<li key={key}>
							<span className="tabular-nums">
								{length} <span className="text-ink-muted">{recoveryWords.atMoment(formatMoment(startedAt))}</span>
							</span>
							<button
								type="button"
								className={buttonClass({ variant: "quiet", size: "sm" })}
								aria-label={recoveryWords.showRecording(length, formatMoment(startedAt))}
								onClick={() => onShow(key)}
							>
								{t(recoveryWords.show)}
							</button>
						</li>
					)
				})}
			</ul>
		</section>
	)
}

/** `Nov 20, 3:41 PM`, in the visitor's time zone. */
function formatMoment(epochMs: number): string {
	return new Date(epochMs).toLocaleString(visitorLocale(), {
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit",
	})
}
