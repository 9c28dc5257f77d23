import * as askingWords from "./asking-words"

/** Where this browser asks for the camera. Firefox folds an ignored question into its address bar and never answers the
 * page. `touch` also tells an iPad, which names itself a Mac, from a Mac. */
export function questionPlace(userAgent: string, touch: boolean): string {
	const verb = touch ? "Tap" : "Click"
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return askingWords.iosPlace
	if (/\bAndroid\b/.test(userAgent)) return askingWords.androidPlace(verb)
	if (/Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent))
		return touch ? askingWords.iosPlace : askingWords.macSafariPlace
	return askingWords.addressBarPlace(verb)
}
