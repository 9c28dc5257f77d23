import type { Page } from "@playwright/test"
import type { OwnBrowser } from "./own-browser"

/** How a page disappears in the middle of something. */
export const ENDINGS = ["kill", "close", "crash"] as const
export type Ending = (typeof ENDINGS)[number]

export async function losePage(browser: OwnBrowser, page: Page, ending: Ending): Promise<void> {
	if (ending === "kill") return browser.kill()
	if (ending === "crash") {
		const crashed = page.waitForEvent("crash")
		const devtools = await page.context().newCDPSession(page)
		// The call never returns, because the page that should answer is gone.
		devtools.send("Page.crash").catch(() => undefined)
		await crashed
	}
	await page.close({ runBeforeUnload: false })
}
