import { buttonClass } from "@/components/ui/button"
import { formatDuration } from "@/lib/recorder/format-duration"
import type { Orphan } from "@/lib/recorder/take-keeper"
import { formatMoment } from "./format-moment"
import styles from "./rescue.module.css"

/** Takes that this device keeps beside the one in view, newest first. */
export function OtherTakes({ others, onShow }: { others: Orphan[]; onShow(key: string): void }) {
	if (others.length === 0) return null
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
