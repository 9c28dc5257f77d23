import { expect, type Locator, type Page } from "@playwright/test"

/** Presses Tab until this element has the focus. Fails if the keyboard does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let presses = 0; presses < 40; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return
		await page.keyboard.press("Tab")
	}
	await expect(target).toBeFocused()
}
