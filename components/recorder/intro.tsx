import { type ReactNode, Suspense } from "react"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import { formatDuration } from "@/lib/recorder/format-duration"
import styles from "./recorder.module.css"
import { RecorderIcon, type RecorderIconName } from "./recorder-icon"
import * as recorderWords from "./recorder-words"
import { useClientValue } from "./use-client-value"

/**
 * Answers the visitor's question before anything is requested: what happens now, and is it safe?
 * `asking` stands below the browser's own question while it is open.
 */
export function Intro({ maxSeconds, asking }: { maxSeconds: number; asking: ReactNode }) {
	const inApp = useClientValue(() => detectInAppBrowser(navigator.userAgent)?.app ?? null)
	if (asking) {
		return (
			<div className={styles.words}>
				<p className="font-display text-xl">{recorderWords.askingTitle}</p>
				<p className={styles.quiet}>{recorderWords.askingText}</p>
				<Suspense fallback={null}>{asking}</Suspense>
			</div>
		)
	}
	return (
		<div className={styles.words}>
			<p className="font-display text-xl">{recorderWords.introTitle}</p>
			<ul className={styles.promises}>
				<Assurance icon="eye">{recorderWords.promiseCamera}</Assurance>
				<Assurance icon="clock">{recorderWords.promiseLength(formatDuration(maxSeconds))}</Assurance>
				<Assurance icon="lock">{recorderWords.promiseSending}</Assurance>
			</ul>
			{inApp && <p className={styles.quiet}>{recorderWords.insideApp(inApp)}</p>}
		</div>
	)
}

function Assurance({ icon, children }: { icon: RecorderIconName; children: ReactNode }) {
	return (
		<li>
			<RecorderIcon name={icon} />
			<span>{children}</span>
		</li>
	)
}
