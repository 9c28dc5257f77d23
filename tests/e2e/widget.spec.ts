import { gzipSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { test as base, expect } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { fixture, makeSubmission, makeTenant, makeWidget } from "../support/factories"
import { type HostPage, startHostPage } from "../support/host-page"

/** By name instead of by address, so that it is a different site from the host's, as in real life. */
const named = () => `http://localhost:${new URL(e2eProduct().url).port}`

const test = base.extend<{ visit(body: string, headers?: Record<string, string>): Promise<HostPage> }>({
	visit: async ({ page, strictness }, use) => {
		strictness.allow(/^outside request: http:\/\/(127\.0\.0\.1|localhost):/)
		const hosts: HostPage[] = []
		await use(async (body, headers) => {
			const host = await startHostPage(body, headers)
			hosts.push(host)
			// A script may be held back, and with it the load event.
			await page.goto(host.origin, { waitUntil: "domcontentloaded" })
			return host
		})
		for (const { stop } of hosts) await stop()
	},
})

/** A site whose policy allows our origin alone, and neither inline scripts nor inline styles. */
const strict = () => ({
	"content-security-policy": `default-src 'none'; script-src ${named()}; connect-src ${named()}; img-src data: ${named()}; media-src ${named()}; style-src 'none'`,
})

/** As the dashboard gives it: the placeholder reserves the height without a style. */
const snippet = (id: string, height = 600) => `
	<div data-testimonials="${id}"><svg width="100%" height="${height}" aria-hidden="true"></svg>
	<a href="${named()}">Read our testimonials</a></div>
	<script async src="${named()}/widget.js" data-widget="${id}"></script>`

async function business(count: number) {
	const tenant = await makeTenant()
	const bytes = await fixture("chrome-vp9-opus.webm")
	const rows: Awaited<ReturnType<typeof makeSubmission>>[] = []
	for (let number = 0; number < count; number++) {
		rows.push(await makeSubmission({ tenantId: tenant.id, status: "approved", bytes, name: `Customer ${number}` }))
	}
	return { tenant, rows }
}

const shiftsOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
					resolve(entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0))
				}).observe({ type: "layout-shift", buffered: true })
				// Without any shift there is no entry to wait for.
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
			}),
	)

test("a wall on another site with a strict policy fits into its room, moves nothing and plays in place", async ({
	page,
	context,
	visit,
}) => {
	const { tenant, rows } = await business(3)
	const { id } = await makeWidget({ tenantId: tenant.id, showDate: true })
	let release: () => void = () => undefined
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	// The script comes long after the page was painted.
	await page.route("**/widget.js", async (route) => {
		await held
		await route.continue()
	})
	await visit(`${snippet(id)}<p>Below the wall.</p>`, strict())
	const below = page.getByText("Below the wall.")
	const before = await below.boundingBox()
	release()
	const play = page.getByRole("button", { name: "Play the video of Customer 2" })
	await expect(play).toBeVisible()
	expect(await below.boundingBox()).toEqual(before)
	expect(await shiftsOf(page)).toBe(0)
	await play.click()
	const video = page.locator("video")
	await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
	await expect(video).toBeFocused()
	expect(await context.cookies()).toEqual([])
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])

	await db().submission.update({ where: { id: rows[2]?.id ?? "" }, data: { status: "rejected" } })
	await page.reload()
	await expect(page.getByRole("button", { name: "Play the video of Customer 1" })).toBeVisible()
	await expect(play).toHaveCount(0)
})

test("a widget is drawn where it is inserted late, removed and inserted again, and several live on one page", async ({
	page,
	visit,
}) => {
	const { tenant } = await business(2)
	const wall = await makeWidget({ tenantId: tenant.id })
	const badge = await makeWidget({ tenantId: tenant.id, kind: "badge" })
	await visit(`${snippet(wall.id)}${snippet(badge.id, 60)}`)
	await expect(page.getByRole("link", { name: "2 video testimonials" })).toBeVisible()
	const play = page.getByRole("button", { name: /^Play the video/ })
	await expect(play).toHaveCount(2)
	await page.evaluate((id) => {
		const host = document.querySelector(`[data-testimonials="${id}"]`)
		host?.remove()
		const again = document.createElement("div")
		again.dataset.testimonials = id
		document.body.append(again)
	}, wall.id)
	await expect(play).toHaveCount(2)
})

test("a carousel goes on by its buttons, in both directions of writing, and an empty wall invites", async ({
	page,
	visit,
}) => {
	const { tenant } = await business(6)
	const carousel = await makeWidget({ tenantId: tenant.id, kind: "carousel" })
	const empty = await makeWidget({ tenantId: (await makeTenant({ name: "New Shop" })).id })
	await page.emulateMedia({ reducedMotion: "reduce" })
	await visit(`<div dir="rtl">${snippet(carousel.id)}</div>${snippet(empty.id)}`)
	const row = page.getByRole("group", { name: "Testimonials" })
	await expect(row).toBeVisible()
	// Nothing moves for a visitor who asked for that, so there is nothing to pause.
	await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0)
	await page.getByRole("button", { name: "Next" }).click()
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
	await expect(page.getByRole("link", { name: "Share your experience with New Shop" })).toBeVisible()
})

test("the script is at most 5 KB", async ({ page }) => {
	const script = await (await page.request.get("/widget.js")).body()
	expect(gzipSync(script).byteLength).toBeLessThanOrEqual(5 * 1024)
})
