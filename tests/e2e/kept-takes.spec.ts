import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { type FixtureName, makeTenant, unique } from "../support/factories"
import { keptTakes } from "../support/kept-takes"
import { expectPlaying } from "../support/playing"
import { studio } from "../support/studio"

const SAFE = "Kept safe on this device until you submit it."
const safe = (page: Page) => studio(page).stage.getByRole("heading", { name: /^Your recording of 0:0\d is safe$/ })

async function makeTake(page: Page, slug: string, file: FixtureName = "chrome-vp9-opus.webm"): Promise<void> {
	const visitor = studio(page)
	await visitor.open(slug)
	await visitor.chooseFile(file)
	await expect(visitor.stage).toContainText(SAFE)
}

test("a reload offers the take, visible and playing; Submit says what is missing, Record Again forgets it @phone", async ({
	page,
	isMobile,
}) => {
	const { slug } = await makeTenant()
	const visitor = studio(page)
	await makeTake(page, slug)
	// The page may be left without a question.
	const asked: string[] = []
	page.on("dialog", (dialog) => {
		asked.push(dialog.type())
		void dialog.accept()
	})
	await page.reload()
	await expect(safe(page)).toBeInViewport()
	expect(asked).toEqual([])
	await expect(visitor.playback).toBeInViewport()
	await expect(visitor.button("Submit")).toBeInViewport({ ratio: 1 })
	if (isMobile) await expect(visitor.button("Record Again")).toBeInViewport({ ratio: 1 })
	await expectPlaying(page)
	await visitor.button("Submit").click()
	await expect(visitor.name).toBeFocused()
	await expect(visitor.name).toHaveAccessibleDescription("Name is required")
	await visitor.button("Record Again").click()
	await expect(visitor.button("Start Camera")).toBeVisible()
	await expect.poll(() => keptTakes(page)).toEqual([])
	await page.reload()
	await expect(visitor.button("Start Camera")).toBeVisible()
	await expect(safe(page)).toBeHidden()
})

/** Closes every connection to the take store behind the page's back, as Safari does to a page in the background. */
function closeConnections(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const asked = indexedDB.open("testimonial-takes", 2)
				asked.onupgradeneeded = () => asked.transaction?.abort()
				asked.onerror = (event) => {
					event.preventDefault()
					if (asked.error?.name === "AbortError") resolve()
					else reject(asked.error)
				}
			}),
	)
}

test("each take is offered once its own tab is gone, only to its business, once, and for seven days", async ({
	page,
	context,
}) => {
	const [mine, other] = await Promise.all([makeTenant(), makeTenant()])
	// This tab stays open and holds it.
	await makeTake(page, mine.slug, "chrome-vp8-opus.webm")
	const gone = [await context.newPage(), await context.newPage()]
	for (const [index, tab] of gone.entries()) {
		await makeTake(tab, mine.slug, index === 0 ? "chrome-vp9-opus.webm" : "phone-moov-last.mp4")
	}
	await test.step("the form's text is stored with the take, even after the browser has closed the database", async () => {
		const tab = gone[1] ?? page
		await closeConnections(tab)
		await studio(tab).fill({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
		await expect.poll(async () => (await keptTakes(tab)).some(({ typed }) => typed.name === "Grace Hopper")).toBe(true)
	})
	for (const tab of gone) await tab.close()

	const next = await context.newPage()
	const again = studio(next)
	const words = again.stage.getByRole("heading")
	const others = next.getByRole("region", { name: "Other recordings" })
	await test.step("the newest take is shown, the other one listed, and each needs its own consent", async () => {
		await again.open(mine.slug)
		await expect(words).toHaveText("Your recording of 0:05 is safe")
		await expect(again.name).toHaveValue("Grace Hopper")
		await expect(others.getByRole("listitem")).toHaveCount(1)
		await again.consent.check()
		await others.getByRole("button", { name: /^Show/ }).click()
		await expect(words).toHaveText("Your recording of 0:04 is safe")
		await expect(again.consent).not.toBeChecked()
		await expect(again.submit).toBeDisabled()
		await expect(others).toContainText("0:05")
	})

	await test.step("a take discarded by this tab is offered nowhere; the other tab's is offered once that tab is gone", async () => {
		await again.button("Record Again").click()
		await expect(others.getByRole("listitem")).toHaveCount(1)
		await page.close()
		await next.reload()
		await expect(words).toHaveText("Your recording of 0:05 is safe")
		await expect(others).toContainText("0:04")
		await expect.poll(async () => (await keptTakes(next)).length).toBe(2)
	})

	await test.step("of two tabs, one does not send again what the other has sent", async () => {
		const second = await context.newPage()
		await studio(second).open(mine.slug)
		for (const tab of [next, second]) {
			await expect(safe(tab)).toHaveText("Your recording of 0:05 is safe")
			await studio(tab).fill({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
			await studio(tab).consent.check()
		}
		await again.submit.click()
		await expect(next).toHaveURL(/thank-you$/)
		await studio(second).submit.click()
		const sent = second
			.getByRole("alert")
			.filter({ hasText: "This recording was already sent, so we didn't send it again." })
		await expect(sent).toBeVisible()
		await expect(sent).not.toContainText("still here")
		await expect(second).not.toHaveURL(/thank-you$/)
		expect(await db().submission.count({ where: { tenantId: mine.id } })).toBe(1)
		await second.close()
	})

	await test.step("another business is offered none of them", async () => {
		await again.open(other.slug)
		await expect(again.button("Start Camera")).toBeVisible()
		await expect(safe(next)).toBeHidden()
	})

	await test.step("after seven days the rest is gone", async () => {
		expect(await keptTakes(next)).toHaveLength(1)
		await next.clock.setFixedTime(Date.now() + 7 * 24 * 60 * 60_000 + 60_000)
		await again.open(mine.slug)
		await expect(again.button("Start Camera")).toBeVisible()
		await expect.poll(() => keptTakes(next)).toEqual([])
		await expect(safe(next)).toBeHidden()
	})
})

test("if nothing can be stored, a quiet line says so, and the browser asks before the page is left", async ({
	page,
}) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException("Switched off.", "SecurityError")
		}
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.chooseFile("chrome-vp9-opus.webm")
	await expect(visitor.stage).toContainText("This browser can't keep a copy of your video.")
	const question = page.waitForEvent("dialog")
	await page.evaluate(() => void setTimeout(() => location.reload(), 0))
	expect((await question).type()).toBe("beforeunload")
	await (await question).dismiss()
	await expect(visitor.playback).toBeVisible()
})
