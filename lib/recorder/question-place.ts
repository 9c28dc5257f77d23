import { t } from "@/lib/languages/t"
import * as askingWords from "./asking-words"

/** Where this browser asks for the camera. Firefox never answers an ignored question. `touch` tells an iPad,
 * which names itself a Mac, from a Mac. */
export function questionPlace(userAgent: string, touch: boolean): string {
	const verb = touch ? "Tap" : "Click"
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return t(askingWords.iosPlace)
	if (/\bAndroid\b/.test(userAgent)) return askingWords.androidPlace(verb)
	if (/Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent))
		return touch ? t(askingWords.iosPlace) : t(askingWords.macSafariPlace)
	return askingWords.addressBarPlace(verb)
}
