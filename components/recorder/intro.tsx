import type { ReactNode } from "react"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import { formatDuration } from "@/lib/recorder/format-duration"
import styles from "./recorder.module.css"
import { RecorderIcon, type RecorderIconName } from "./recorder-icon"
import { useClientValue } from "./use-client-value"

/** Answers the visitor's question before anything is requested: what happens now, and is it safe? */
export function Intro({ maxSeconds, requesting }: { maxSeconds: number; requesting: boolean }) {
	const inApp = useClientValue(() => detectInAppBrowser(navigator.userAgent)?.app ?? null)
	if (requesting) {
		return (
			<div className={styles.words}>
				<p className="font-display text-xl">One question from your browser</p>
				<p className={styles.quiet}>
					It asks whether this page may use your camera and microphone. Choose Allow. Nothing is recorded yet.
				</p>
			</div>
		)
	}
	return (
		<div className={styles.words}>
			<p className="font-display text-xl">Take a look at yourself first</p>
			<ul className={styles.promises}>
				<Assurance icon="eye">Starting the camera records nothing.</Assurance>
				<Assurance icon="clock">Up to {formatDuration(maxSeconds)}, as often as you like.</Assurance>
				<Assurance icon="lock">Nothing is sent until you submit.</Assurance>
			</ul>
			{inApp && (
				<p className={styles.quiet}>
					You are inside {inApp === "this app" ? "an app" : inApp}. If the camera does not start, open this page in your
					browser.
				</p>
			)}
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
