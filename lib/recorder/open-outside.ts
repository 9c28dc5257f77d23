import type { InAppBrowser } from "./detect-in-app-browser"
import * as helpWords from "./help-words"

export function howToOpenOutside({ app, system }: InAppBrowser): string {
	if (system === "other") return helpWords.leaveApp(app)
	return system === "ios" ? helpWords.leaveIosApp(app) : helpWords.leaveAndroidApp(app)
}
