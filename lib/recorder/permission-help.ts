import { androidHelp, browserHelp, firefoxHelp, IOS_APP_HELP, iosSafariHelp, macSafariHelp } from "./help-texts"

/** Where this device keeps the denied permission. @param touch distinguishes an iPad, which claims to be a Mac. */
export function permissionHelp(userAgent: string, touch: boolean): string {
	const verb = touch ? "Tap" : "Click"
	const safari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent)
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) {
		return /CriOS|FxiOS|EdgiOS/.test(userAgent) ? IOS_APP_HELP : iosSafariHelp(verb)
	}
	if (/\bAndroid\b/.test(userAgent)) return androidHelp(verb)
	if (/Firefox\//.test(userAgent)) return firefoxHelp(verb)
	if (safari) return touch ? iosSafariHelp(verb) : macSafariHelp(verb)
	return browserHelp(verb)
}
