import { useState } from "react"
import { t } from "@/lib/languages/t"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import * as helpWords from "@/lib/recorder/help-words"
import { howToOpenOutside } from "@/lib/recorder/open-outside"
import { permissionHelp } from "@/lib/recorder/permission-help"
import type { RecorderFailure } from "@/lib/recorder/recorder-machine"
import { isTouch } from "./is-touch"
import styles from "./recorder.module.css"

export interface FailureHelpProps {
	failure: RecorderFailure
}

export function FailureHelp({ failure }: FailureHelpProps) {
	const inApp = failure === "recording" ? null : detectInAppBrowser(navigator.userAgent)
	const help = failure === "denied" ? permissionHelp(navigator.userAgent, isTouch()) : t(helpWords.failureHelp[failure])
	return (
		<>
			<p className={styles.quiet}>{inApp ? howToOpenOutside(inApp) : help}</p>
			{inApp && <CopyAddress />}
		</>
	)
}

function CopyAddress() {
	const [copied, setCopied] = useState(false)
	return (
		<button
			type="button"
			className={styles.plainButton}
			onClick={() =>
				navigator.clipboard?.writeText(location.href).then(
					() => setCopied(true),
					() => {},
				)
			}
		>
			<span aria-live="polite">{copied ? t(helpWords.addressCopied) : t(helpWords.copyAddress)}</span>
		</button>
	)
}
