import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect } from "../support/browser"
import { fixture, makeSubmission, makeTenant, makeWidget } from "../support/factories"
import { productByName as named, test } from "../support/host-test"

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

/** The script comes long after the page was painted: once the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
	let release: () => void = () => undefined
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route("**/widget.js", async (route) => {
		await held
		await route.continue()
	})
	return () => release()
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
	const release = await holdScript(page)
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

test("a badge whose server of an older version gives it no text keeps its placeholder's", async ({ page, visit }) => {
	const { tenant } = await business(2)
	const badge = await makeWidget({ tenantId: tenant.id, kind: "badge" })
	await page.route("**/api/widget/*", async (route) => {
		const response = await route.fetch()
		const { badge: _, ...old } = await response.json()
		await route.fulfill({ response, json: old })
	})
	await visit(snippet(badge.id, 60))
	await expect(page.locator(".badge")).toContainText("Read our testimonials")
})

test("a carousel goes on by its buttons, in both directions of writing, and an empty wall or badge invites", async ({
	page,
	visit,
}) => {
	const { tenant } = await business(6)
	const carousel = await makeWidget({ tenantId: tenant.id, kind: "carousel" })
	const newShop = await makeTenant({ name: "New Shop" })
	const empty = await makeWidget({ tenantId: newShop.id })
	const emptyBadge = await makeWidget({ tenantId: newShop.id, kind: "badge" })
	await page.emulateMedia({ reducedMotion: "reduce" })
	await visit(`<div dir="rtl">${snippet(carousel.id)}</div>${snippet(empty.id)}${snippet(emptyBadge.id, 60)}`)
	const row = page.getByRole("group", { name: "Testimonials" })
	await expect(row).toBeVisible()
	// Nothing moves for a visitor who asked for that, so there is nothing to pause.
	await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0)
	await page.getByRole("button", { name: "Next" }).click()
	await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
	await expect(page.getByRole("link", { name: "Share your experience with New Shop" })).toBeVisible()
	await expect(page.getByRole("link", { name: "Share your experience", exact: true })).toBeVisible()
})

/** As on a slow phone, where a report holds an older moment besides the present one. */
function reportsLate() {
	window.IntersectionObserver = class extends IntersectionObserver {
		constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
			const earlier = { isIntersecting: false } as IntersectionObserverEntry
			super((entries, self) => report([earlier, ...entries], self), options)
		}
	}
}

test("200 testimonials on a slow phone with a slow line: one request, the first screenful, and more on the way down", async ({
	page,
	context,
	visit,
}) => {
	const { id: tenantId } = await makeTenant()
	await Promise.all(
		Array.from({ length: 200 }, (_, number) =>
			makeSubmission({ tenantId, status: "approved", name: `Customer ${number}`, width: 640, height: 480 }),
		),
	)
	const { id } = await makeWidget({ tenantId, maxItems: 200 })
	const devtools = await context.newCDPSession(page)
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
	await devtools.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	})
	const asked: string[] = []
	page.on("request", (request) => {
		if (request.url().startsWith(named())) asked.push(new URL(request.url()).pathname)
	})
	const release = await holdScript(page)
	await page.addInitScript(reportsLate)
	await visit(`${snippet(id)}<p>Below the wall.</p>`, strict())
	const below = page.getByText("Below the wall.")
	const before = await below.boundingBox()
	release()
	const play = page.getByRole("button", { name: /^Play the video/ })
	const more = page.getByRole("button", { name: "Show more" })
	await expect(more).toBeVisible()
	expect(await play.count()).toBeLessThan(50)
	expect(await below.boundingBox()).toEqual(before)
	expect(await shiftsOf(page)).toBe(0)
	expect(asked).toEqual(["/widget.js", `/api/widget/${id}`])
	await more.click()
	await expect
		.poll(() => page.evaluate(() => scrollTo(0, document.body.scrollHeight)).then(() => play.count()))
		.toBe(200)
})

test("a widget waits in a hidden tab and in a place without width, and is drawn twice and by document.write", async ({
	page,
	visit,
}) => {
	const { id: tenantId } = await makeTenant()
	for (const name of ["Ada", "Grace"]) await makeSubmission({ tenantId, status: "approved", name })
	const { id } = await makeWidget({ tenantId })
	const written = JSON.stringify(`<div id="written">${snippet(id)}</div>`).replaceAll("</", "<\\/")
	const asked: string[] = []
	page.on("request", (request) => {
		if (request.url().includes("/api/widget/")) asked.push(request.url())
	})
	await visit(`<script>document.write(${written})</script>
		<div id="tab" hidden>${snippet(id)}</div>
		<div id="narrow" style="width: 0; overflow: hidden">${snippet(id)}</div>
		<div id="reader" style="display: none"><div dir="rtl">${snippet(id)}</div></div>
		<div id="again">${snippet(id)}</div><p>Below.</p>`)
	const within = (place: string) => page.locator(place).getByRole("button", { name: /^Play the video/ })
	await expect(within("#written")).toHaveCount(2)
	await expect(within("#again")).toHaveCount(2)
	expect(asked).toHaveLength(2)
	const size = (place: string) =>
		page
			.locator(`${place} [data-testimonials]`)
			.evaluate((host: HTMLElement) => [host.offsetWidth > 500, host.offsetHeight])
	const [, room] = await size("#again")
	expect(room).toBeGreaterThanOrEqual(600)
	for (const [place, show] of [
		["#tab", "hidden"],
		["#narrow", "style"],
		["#reader", "style"],
	] as const) {
		await expect(within(place)).toHaveCount(0)
		await page.locator(place).evaluate((element, name) => element.removeAttribute(name), show)
		await expect(within(place)).toHaveCount(2)
		// It keeps to the room that was reserved for it.
		expect(await size(place)).toEqual([true, room])
	}
})

test("a carousel moves by itself, also after it was removed and inserted again, and rests out of the page", async ({
	page,
	visit,
}) => {
	const { id: tenantId } = await makeTenant()
	for (let number = 0; number < 6; number++) await makeSubmission({ tenantId, status: "approved", name: `${number}` })
	const { id } = await makeWidget({ tenantId, kind: "carousel" })
	await page.clock.install()
	await visit(snippet(id))
	const row = page.getByRole("group", { name: "Testimonials" })
	await row.scrollIntoViewIfNeeded()
	await page.mouse.move(0, 0)
	const place = () => row.evaluate((element) => Math.round(element.scrollLeft))
	const moves = async () => {
		const from = await place()
		await expect
			.poll(async () => {
				await page.clock.fastForward(6000)
				return place()
			})
			.not.toBe(from)
	}
	await moves()
	const host = await page.locator("[data-testimonials]").elementHandle()
	await page.evaluate((element) => element?.remove(), host)
	await page.evaluate((element) => element && document.body.append(element), host)
	await row.scrollIntoViewIfNeeded()
	await moves()
})

test("a widget that got no answer is asked for again later, not at every change of the page", async ({
	page,
	strictness,
	visit,
}) => {
	strictness.allow(/ERR_FAILED/)
	const { id: tenantId } = await makeTenant()
	await makeSubmission({ tenantId, status: "approved", name: "Ada" })
	const { id } = await makeWidget({ tenantId })
	let asked = 0
	await page.route("**/api/widget/*", (route) => {
		asked += 1
		return asked > 1 ? route.continue() : route.abort()
	})
	await page.clock.install()
	await visit(snippet(id))
	const change = () => page.evaluate(() => document.body.append(document.createElement("p")))
	await expect.poll(() => asked).toBe(1)
	for (let changes = 0; changes < 20; changes++) await change()
	expect(asked).toBe(1)
	await page.clock.runFor(60_000)
	await change()
	await expect(page.getByRole("button", { name: /^Play the video/ })).toHaveCount(1)
})
