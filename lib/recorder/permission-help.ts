import { t } from "@/lib/languages/t"
import * as helpWords from "./help-words"

/** Where this device keeps the denied permission. @param touch distinguishes an iPad, which claims to be a Mac. */
export function permissionHelp(userAgent: string, touch: boolean): string {
	const verb = touch ? "Tap" : "Click"
	const safari = /Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent)
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) {
		return /CriOS|FxiOS|EdgiOS/.test(userAgent) ? t(helpWords.iosAppHelp) : helpWords.iosSafariHelp(verb)
	}
	if (/\bAndroid\b/.test(userAgent)) return helpWords.androidHelp(verb)
	if (/Firefox\//.test(userAgent)) return helpWords.firefoxHelp(verb)
	if (safari) return touch ? helpWords.iosSafariHelp(verb) : helpWords.macSafariHelp(verb)
	return helpWords.browserHelp(verb)
}
