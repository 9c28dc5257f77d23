import type { InAppBrowser } from "./detect-in-app-browser"
import { leaveAndroidApp, leaveApp, leaveIosApp } from "./help-texts"

/** One sentence on how to leave the app for a real browser. */
export function howToOpenOutside({ app, system }: InAppBrowser): string {
	if (system === "other") return leaveApp(app)
	return system === "ios" ? leaveIosApp(app) : leaveAndroidApp(app)
}
