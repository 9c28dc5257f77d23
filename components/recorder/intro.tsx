import { type ReactNode, Suspense } from "react"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import { formatDuration } from "@/lib/recorder/format-duration"
import styles from "./recorder.module.css"
import { RecorderIcon, type RecorderIconName } from "./recorder-icon"
import {
	ASKING_TEXT,
	ASKING_TITLE,
	INTRO_TITLE,
	insideApp,
	PROMISE_CAMERA,
	PROMISE_SENDING,
	promiseLength,
} from "./recorder-texts"
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
				<p className="font-display text-xl">{ASKING_TITLE}</p>
				<p className={styles.quiet}>{ASKING_TEXT}</p>
				<Suspense fallback={null}>{asking}</Suspense>
			</div>
		)
	}
	return (
		<div className={styles.words}>
			<p className="font-display text-xl">{INTRO_TITLE}</p>
			<ul className={styles.promises}>
				<Assurance icon="eye">{PROMISE_CAMERA}</Assurance>
				<Assurance icon="clock">{promiseLength(formatDuration(maxSeconds))}</Assurance>
				<Assurance icon="lock">{PROMISE_SENDING}</Assurance>
			</ul>
			{inApp && <p className={styles.quiet}>{insideApp(inApp)}</p>}
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
