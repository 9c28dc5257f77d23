import type { InAppBrowser } from "./detect-in-app-browser"
import { leaveAndroidApp, leaveApp, leaveIosApp } from "./help-texts"

export function howToOpenOutside({ app, system }: InAppBrowser): string {
	if (system === "other") return leaveApp(app)
	return system === "ios" ? leaveIosApp(app) : leaveAndroidApp(app)
}
