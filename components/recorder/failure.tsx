import { useState } from "react"
import { detectInAppBrowser, howToOpenOutside } from "@/lib/recorder/detect-in-app-browser"
import { permissionHelp } from "@/lib/recorder/permission-help"
import type { RecorderFailure } from "@/lib/recorder/recorder-machine"
import styles from "./recorder.module.css"
import { ADDRESS_COPIED, COPY_ADDRESS, FAILURE_HELP } from "./recorder-texts"

/** Whether a finger is the main pointer. An iPad names itself a Mac. */
const isTouch = () => matchMedia("(pointer: coarse)").matches

/** Says what failed, and what the visitor can do about it on this device. */
export function Failure({ message, failure }: { message: string; failure: RecorderFailure }) {
	const inApp = failure === "recording" ? null : detectInAppBrowser(navigator.userAgent)
	const help = failure === "denied" ? permissionHelp(navigator.userAgent, isTouch()) : FAILURE_HELP[failure]
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
			<span aria-live="polite">{copied ? ADDRESS_COPIED : COPY_ADDRESS}</span>
		</button>
	)
}
