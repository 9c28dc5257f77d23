import { useState } from "react"
import { detectInAppBrowser, howToOpenOutside } from "@/lib/recorder/detect-in-app-browser"
import { permissionHelp } from "@/lib/recorder/permission-help"
import type { RecorderFailure } from "@/lib/recorder/recorder-machine"
import styles from "./recorder.module.css"

const OTHER_HELP: Record<Exclude<RecorderFailure, "denied">, string> = {
	camera: "Check that it is connected and that no other app or tab is using it, then press Retry.",
	unavailable:
		"Open this page in an up-to-date Chrome, Safari, Edge or Firefox, over an address that begins with https.",
	recording:
		"Press Retry. What you typed stays, and so does what was recorded until now, where this device could keep it.",
}

/** Says what failed, and what the visitor can do about it on this device. */
export function Failure({ message, failure }: { message: string; failure: RecorderFailure }) {
	const inApp = failure === "recording" ? null : detectInAppBrowser(navigator.userAgent)
	const help = failure === "denied" ? permissionHelp(navigator.userAgent) : OTHER_HELP[failure]
	return (
		<div className={styles.words}>
			<p role="alert" className="font-display text-lg">
				{message}
			</p>
			<p className={styles.quiet}>{inApp ? howToOpenOutside(inApp) : help}</p>
			{inApp && <CopyAddress />}
		</div>
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
			<span aria-live="polite">{copied ? "Address copied" : "Copy the address"}</span>
		</button>
	)
}
