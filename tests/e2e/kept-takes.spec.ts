import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { type FixtureName, makeTenant, unique } from "../support/factories"
import { keptTakes } from "../support/kept-takes"
import { expectPlaying } from "../support/playing"
import { studio } from "../support/studio"

const WARNING = "This browser cannot keep a copy of your video. Please leave this page open until it is sent."
const SAFE = "Kept safe on this device until you submit it."
const person = () => ({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })
const safe = (page: Page) => studio(page).stage.getByRole("heading", { name: /^Your recording of 0:0\d is safe$/ })

async function makeTake(page: Page, slug: string, file: FixtureName = "chrome-vp9-opus.webm"): Promise<void> {
	const visitor = studio(page)
	await visitor.open(slug)
	await visitor.chooseFile(file)
	await expect(visitor.stage).toContainText(SAFE)
}

test("a reload offers the take, in view and playing; Submit says what is missing, Record Again forgets it @phone", async ({
	page,
	isMobile,
}) => {
	const { slug } = await makeTenant()
	const visitor = studio(page)
	await visitor.open(slug)
	await visitor.startCamera()
	await visitor.record(2)
	await expect(visitor.stage).toContainText(SAFE)
	// It may be left: nobody is asked.
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

test("two tabs and two businesses: each take is offered once its own tab is gone, the newest first", async ({
	page,
	context,
}) => {
	const [mine, other] = await Promise.all([makeTenant(), makeTenant()])
	// Held by this tab, which lives.
	await makeTake(page, mine.slug, "chrome-vp8-opus.webm")
	const gone = [await context.newPage(), await context.newPage()]
	for (const [index, tab] of gone.entries()) {
		await makeTake(tab, mine.slug, index === 0 ? "chrome-vp9-opus.webm" : "phone-moov-last.mp4")
	}
	for (const tab of gone) await tab.close()

	const next = await context.newPage()
	const again = studio(next)
	await again.open(mine.slug)
	const words = again.stage.getByRole("heading")
	const others = next.getByRole("region", { name: "Other recordings" })
	await expect(words).toHaveText("Your recording of 0:05 is safe")
	await expect(others.getByRole("listitem")).toHaveCount(1)
	await again.consent.check()
	await others.getByRole("button", { name: /^Show/ }).click()
	await expect(words).toHaveText("Your recording of 0:04 is safe")
	// Given for the one that was shown before.
	await expect(again.consent).not.toBeChecked()
	await expect(again.submit).toBeDisabled()
	await expect(others).toContainText("0:05")
	// Thrown away by this tab, it is offered by none.
	await again.button("Record Again").click()
	await expect(others.getByRole("listitem")).toHaveCount(1)
	await page.close()
	await next.reload()
	await expect(words).toHaveText("Your recording of 0:05 is safe")
	await expect(others).toContainText("0:04")

	await again.open(other.slug)
	await expect(again.button("Start Camera")).toBeVisible()
	await expect(safe(next)).toBeHidden()
})

test("two tabs with one take: what the one has sent, the other does not send again", async ({ page, context }) => {
	const tenant = await makeTenant()
	await makeTake(page, tenant.slug)
	await page.close()
	const [first, second] = [await context.newPage(), await context.newPage()]
	for (const tab of [first, second]) {
		await studio(tab).open(tenant.slug)
		await expect(safe(tab)).toBeVisible()
		await studio(tab).fill(person())
		await studio(tab).consent.check()
	}
	await studio(first).submit.click()
	await expect(first).toHaveURL(/thank-you$/)
	await studio(second).submit.click()
	const sent = second.getByRole("alert").filter({ hasText: "This recording was already sent. It is not sent twice." })
	await expect(sent).toBeVisible()
	await expect(sent).not.toContainText("still here")
	await expect(second).not.toHaveURL(/thank-you$/)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("after seven days a take is gone", async ({ page, context }) => {
	const { slug } = await makeTenant()
	const gone = await context.newPage()
	await makeTake(gone, slug)
	await gone.close()
	const day = 24 * 60 * 60_000
	await page.clock.setFixedTime(Date.now() + 7 * day - 60_000)
	await studio(page).open(slug)
	await expect(safe(page)).toBeVisible()
	await page.clock.setFixedTime(Date.now() + 7 * day + 60_000)
	await page.reload()
	await expect(studio(page).button("Start Camera")).toBeVisible()
	await expect.poll(() => keptTakes(page)).toEqual([])
	await expect(safe(page)).toBeHidden()
})

/** Closes every connection to the shelf under its page, as Safari does to a page in the background. */
function closeConnections(page: Page, { forget }: { forget: boolean }): Promise<void> {
	return page.evaluate(async (loses) => {
		const name = "testimonial-takes"
		await new Promise<void>((resolve, reject) => {
			const asked = loses ? indexedDB.deleteDatabase(name) : indexedDB.open(name, 2)
			if (!loses) asked.onupgradeneeded = () => asked.transaction?.abort()
			asked.onsuccess = () => resolve()
			asked.onerror = (event) => {
				event.preventDefault()
				if (asked.error?.name === "AbortError") resolve()
				else reject(asked.error)
			}
		})
	}, forget)
}

test("a take goes on being kept after the browser closed its storage, unless what was there is gone", async ({
	page,
}) => {
	const { slug } = await makeTenant()
	const visitor = studio(page)
	await visitor.open(slug)
	await visitor.startCamera()
	await visitor.startRecording()
	const written = async () => (await keptTakes(page))[0]?.bytes ?? 0
	await expect.poll(written).toBeGreaterThan(0)
	await closeConnections(page, { forget: false })
	const before = await written()
	await expect.poll(written).toBeGreaterThan(before)
	await visitor.button("Stop Recording").click()
	await expect(visitor.stage).toContainText(SAFE)
	await page.reload()
	await expect(safe(page)).toBeVisible()
	await expectPlaying(page)

	await visitor.button("Record Again").click()
	await visitor.startCamera()
	await visitor.startRecording()
	await expect.poll(written).toBeGreaterThan(0)
	await closeConnections(page, { forget: true })
	await expect(visitor.stage).toContainText(WARNING)
	await visitor.button("Stop Recording").click()
	await expect(visitor.playback).toBeVisible()
	expect(await keptTakes(page)).toEqual([])
})

test("where nothing can be kept a quiet line says so, and the recording goes on", async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException("Switched off.", "SecurityError")
		}
	})
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await visitor.startCamera()
	await expect(visitor.stage).toContainText(WARNING)
	await visitor.record(1)
	await expect(visitor.stage).toContainText(WARNING)
	// A closed page would take it along, so the browser asks.
	const question = page.waitForEvent("dialog")
	await page.evaluate(() => void setTimeout(() => location.reload(), 0))
	await (await question).dismiss()
	await visitor.fill(person())
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("a disk that runs full in the middle: what was kept until then is offered, the recording itself is whole", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { put } = IDBObjectStore.prototype
		IDBObjectStore.prototype.put = function (value, key) {
			if (Array.isArray(key) && key[1] === 1) throw new DOMException("Full.", "QuotaExceededError")
			return put.call(this, value, key)
		}
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await visitor.startRecording()
	await expect(visitor.stage).toContainText(WARNING, { timeout: 10_000 })
	await visitor.button("Stop Recording").click()
	await expect(visitor.stage).toContainText(/Length\s*0:0[2-9]/)
	const prefix = await keptTakes(page)
	page.on("dialog", (dialog) => void dialog.accept())
	await page.reload()
	await expect(safe(page)).toBeVisible()
	expect(await keptTakes(page)).toEqual(prefix)
	await expect(visitor.playback).toBeVisible()
})
