import { type ReactNode, Suspense, useSyncExternalStore } from "react"
import { t } from "@/lib/languages/t"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import { formatDuration } from "@/lib/recorder/format-duration"
import styles from "./recorder.module.css"
import { RecorderIcon, type RecorderIconName } from "./recorder-icon"
import * as recorderWords from "./recorder-words"

/**
 * Answers the visitor's question before anything is requested: what happens now, and is it safe?
 * `asking` is shown below the browser's own question while that is open.
 */
export function Intro({ maxSeconds, asking }: { maxSeconds: number; asking: ReactNode }) {
	const inApp = useClientValue(() => detectInAppBrowser(navigator.userAgent)?.app ?? null)
	if (asking) {
		return (
			<div className={styles.words}>
				<p className="font-display text-xl">{t(recorderWords.askingTitle)}</p>
				<p className={styles.quiet}>{t(recorderWords.askingText)}</p>
				<Suspense fallback={null}>{asking}</Suspense>
			</div>
		)
	}
	return (
		<div className={styles.words}>
			<p className="font-display text-xl">{t(recorderWords.introTitle)}</p>
			<ul className={styles.promises}>
				<Assurance icon="eye">{t(recorderWords.promiseCamera)}</Assurance>
				<Assurance icon="clock">{recorderWords.promiseLength(formatDuration(maxSeconds))}</Assurance>
				<Assurance icon="lock">{t(recorderWords.promiseSending)}</Assurance>
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

const never = () => () => {}

/** A constant that only the browser knows, such as its name. Null in the server's HTML, then the value. */
function useClientValue<T extends string | boolean | null>(read: () => T): T | null {
	return useSyncExternalStore(never, read, () => null)
}
