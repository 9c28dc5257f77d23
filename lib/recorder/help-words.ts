/* Apart from words.ts, because only a failed camera loads them. */

import { t } from "@/lib/languages/t"
import type { RecorderFailure } from "./recorder-machine"
import * as failureWords from "./words"

export const failureHelp: Record<Exclude<RecorderFailure, "denied">, string> = {
	camera: "Check that it's connected and that no other app or tab is using it, then press Retry.",
	unavailable:
		"Open this page in an up-to-date Chrome, Safari, Edge, or Firefox, at an address that starts with https.",
	recording: "Press Retry. We kept what you typed, and what you'd recorded so far if this device could store it.",
}
export const copyAddress = "Copy the address"
export const addressCopied = "Address copied"

/* Where a device keeps a denied permission. `verb` is "Tap" or "Click". */
export const iosAppHelp =
	"Open Settings, choose this browser, and turn on Camera and Microphone. Then come back and tap Retry."
export const iosSafariHelp = (verb: string) =>
	t`${verb} the icon at the left of the address bar, choose Website Settings, and set Camera and Microphone to Allow. Then ${verb.toLowerCase()} Retry.`
export const androidHelp = (verb: string) =>
	t`${verb} the icon at the left of the address bar, choose Permissions, and allow Camera and Microphone. Then ${verb.toLowerCase()} Retry.`
export const firefoxHelp = (verb: string) =>
	t`${verb} the crossed-out camera at the left of the address bar and remove the block. Then ${verb.toLowerCase()} Retry.`
export const macSafariHelp = (verb: string) =>
	t`Open the Safari menu, choose Settings for This Website, and set Camera and Microphone to Allow. Then ${verb.toLowerCase()} Retry.`
export const browserHelp = (verb: string) =>
	t`${verb} the icon at the left of the address bar and allow Camera and Microphone. Then ${verb.toLowerCase()} Retry.`

export const leaveIosApp = (app: string) =>
	app === failureWords.unknownApp
		? t(
				"You're inside this app. Tap the ••• or share icon at the edge of the screen, choose “Open in Safari” or “Open in external browser”, and start again there.",
			)
		: t`You're inside the ${app} app. Tap the ••• or share icon at the edge of the screen, choose “Open in Safari” or “Open in external browser”, and start again there.`
export const leaveAndroidApp = (app: string) =>
	app === failureWords.unknownApp
		? t(
				"You're inside this app. Tap the ⋮ menu at the top, choose “Open in Chrome” or “Open in browser”, and start again there.",
			)
		: t`You're inside the ${app} app. Tap the ⋮ menu at the top, choose “Open in Chrome” or “Open in browser”, and start again there.`
export const leaveApp = (app: string) =>
	app === failureWords.unknownApp
		? t("You're inside this app. Copy the address of this page and open it in Chrome, Safari, Edge, or Firefox.")
		: t`You're inside the ${app} app. Copy the address of this page and open it in Chrome, Safari, Edge, or Firefox.`
