import * as failureWords from "./words"

export interface InAppBrowser {
	app: string
	system: "ios" | "android" | "other"
}

const MARKS: readonly [app: string, mark: RegExp][] = [
	["Instagram", /\bInstagram\b/i],
	["Messenger", /\bFB_IAB\/MESSENGER|\bFBAN\/Messenger/i],
	["Facebook", /\bFB_IAB\b|\bFBA[NV]\b|\bFB4A\b/i],
	["TikTok", /\bmusical_ly\b|\bBytedanceWebview\b|\bTikTok\b|\btrill_/i],
	["LinkedIn", /\bLinkedInApp\b/i],
	["X", /\bTwitter for\b|\bTwitterAndroid\b/i],
	["Snapchat", /\bSnapchat\b/i],
	["Pinterest", /\bPinterest\//i],
	["WhatsApp", /\bWhatsApp\b/i],
	["WeChat", /\bMicroMessenger\b/i],
	["LINE", /\bLine\//],
	["Telegram", /\bTelegram\b/i],
	["Threads", /\bBarcelona\b/],
	["Google", /\bGSA\//],
]

function systemOf(userAgent: string): InAppBrowser["system"] {
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return "ios"
	if (/\bAndroid\b/.test(userAgent)) return "android"
	return "other"
}

export function detectInAppBrowser(userAgent: string): InAppBrowser | null {
	const found = MARKS.find(([, mark]) => mark.test(userAgent))
	const system = systemOf(userAgent)
	if (found) return { app: found[0], system }
	// Android marks every embedded web view this way. The app's name is then unknown.
	if (system === "android" && /;\s?wv\)/.test(userAgent)) return { app: failureWords.unknownApp, system }
	return null
}
