import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { fixture, makeConsent, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { makeQuiz } from "../support/quizzes"

/** What Google calls good is 0.1. */
const MOST = 0.02

declare global {
	interface Window {
		shifts: number[]
	}
}

/** Counts what moves without the visitor's doing, from the first paint of each page on. */
async function countShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.shifts = []
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
				if (!hadRecentInput) window.shifts.push(value)
			}
		}).observe({ type: "layout-shift", buffered: true })
	})
}

/**
 * Holds the scripts that a page's HTML does not name, as a slow line does. Returns the function that lets them come, and
 * holds those of the next page again.
 */
async function holdLateScripts(page: Page): Promise<() => void> {
	let html = ""
	let held: (() => void)[] = []
	page.on("response", async (response) => {
		if (response.request().resourceType() === "document") html = await response.text().catch(() => "")
	})
	await page.route(/\/_next\/static\/.*\.js/, async (route) => {
		const { pathname } = new URL(route.request().url())
		if (html && !html.includes(pathname)) await new Promise<void>((resolve) => held.push(resolve))
		await route.continue()
	})
	return () => {
		for (const resolve of held) resolve()
		held = []
		html = ""
	}
}

/** Two frames after the page has nothing more to do: React has taken over by then, and Chromium has counted. */
const settle = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
			}),
	)

test("nothing on a public page moves by itself, also where its last scripts are late @phone", async ({ page }) => {
	const { tenant } = await makeTenantWithAdmin({ acceptWritten: true, askStars: true, wallEnabled: true })
	const plain = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const approved = { tenantId: tenant.id, status: "approved", bytes: await fixture("chrome-vp8-opus.webm") } as const
	const { submission, token } = await makeConsent({ ...approved, width: 1280, height: 720 })
	await makeSubmission({ ...approved, width: 720, height: 1280 })
	await countShifts(page)
	const arrive = await holdLateScripts(page)
	const moved: [address: string, shift: number][] = []
	for (const address of [
		"/",
		`/${tenant.slug}`,
		`/${plain.tenant.slug}`,
		`/${tenant.slug}/thank-you`,
		`/testimonial/${submission.id}`,
		`/wall/${tenant.slug}`,
		`/consent/${token}`,
		`/chat/${tenant.slug}`,
		`/quiz/${tenant.slug}/${quiz.id}`,
		`/admin/${tenant.slug}`,
		"/admin/platform",
	]) {
		await page.goto(address, { waitUntil: "domcontentloaded" })
		await settle(page)
		arrive()
		await page.waitForLoadState("networkidle")
		await settle(page)
		const shift = await page.evaluate(() => window.shifts.reduce((sum, each) => sum + each, 0))
		if (shift > MOST) moved.push([address, shift])
	}
	expect(moved).toEqual([])
})
