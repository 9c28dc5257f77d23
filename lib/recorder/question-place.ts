import { addressBarPlace, androidPlace, IOS_PLACE, MAC_SAFARI_PLACE } from "./asking-texts"

// Where this browser asks for the camera. Firefox folds an ignored question into its address bar and never answers the
// page. `touch` also tells an iPad, which names itself a Mac, from a Mac.
export function questionPlace(userAgent: string, touch: boolean): string {
	const verb = touch ? "Tap" : "Click"
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return IOS_PLACE
	if (/\bAndroid\b/.test(userAgent)) return androidPlace(verb)
	if (/Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent)) return touch ? IOS_PLACE : MAC_SAFARI_PLACE
	return addressBarPlace(verb)
}
