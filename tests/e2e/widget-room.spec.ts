import type { Locator } from "@playwright/test"
import { expect } from "../support/browser"
import { fixture, makeSubmission, makeTenant, makeText, makeWidget } from "../support/factories"
import { productByName as named, test } from "../support/host-test"

/** As the dashboard gives it: the placeholder reserves the height without a style. */
const snippet = (id: string, height = 600) => `
	<div data-testimonials="${id}"><svg width="100%" height="${height}" aria-hidden="true"></svg>
	<a href="${named()}">Read our testimonials</a></div>
	<script async src="${named()}/widget.js" data-widget="${id}"></script>`

/** The names that its room cuts off. */
const cutNames = (place: Locator) =>
	place.locator("[data-testimonials]").evaluate((host: HTMLElement) => {
		const names = [...(host.shadowRoot?.querySelectorAll("b") ?? [])]
		const isCut = (name: HTMLElement) => {
			const cards = [host, name.closest("figure") ?? host]
			return cards.some((card) => name.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)
		}
		return names.filter(isCut).map(({ textContent }) => textContent)
	})

test("a widget outgrows its reserved room when a visitor reads on or the place becomes narrower", async ({
	page,
	visit,
}) => {
	const { id: tenantId } = await makeTenant()
	const writtenText = `${"They fixed it in an hour. ".repeat(60)}The last words.`
	for (const name of ["Ada", "Grace", "Joan"])
		await makeText({ tenantId, status: "approved", name, writtenText: name === "Joan" ? writtenText : undefined })
	const cut = (place: string) => cutNames(page.locator(place))
	const widgets = await Promise.all(
		(["single", "carousel", "wall"] as const).map((kind) => makeWidget({ tenantId, kind })),
	)
	await page.setViewportSize({ width: 1200, height: 800 })
	await visit(widgets.map(({ id }, place) => `<div id="place${place}">${snippet(id, 330)}</div>`).join(""))
	const all = ["#place0", "#place1", "#place2"]
	for (const place of all) {
		const readMore = page.locator(place).getByRole("button", { name: "Read more" })
		await expect(readMore).toHaveCount(1)
		expect(await cut(place)).toEqual([])
		if (place !== "#place2") await readMore.click()
		expect(await cut(place)).toEqual([])
	}
	await expect(page.locator("#place2").getByRole("button", { name: "Show more" })).toHaveCount(0)
	await page.setViewportSize({ width: 390, height: 800 })
	await expect.poll(() => Promise.all(all.map(cut))).toEqual([[], [], []])
})

test("on a phone, a pinned text that is only rather long leaves room for the next card and its own name", async ({
	page,
	visit,
}) => {
	const tenant = await makeTenant()
	const bytes = await fixture("chrome-vp9-opus.webm")
	await makeSubmission({ tenantId: tenant.id, status: "approved", bytes, name: "Customer 0" })
	const writtenText = "They fixed it in an hour. ".repeat(15)
	await makeText({ tenantId: tenant.id, status: "approved", name: "Ada", writtenText, pinnedAt: new Date() })
	const sheet = await makeWidget({ tenantId: tenant.id, contactSheet: true })
	const row = await makeWidget({ tenantId: tenant.id, kind: "carousel" })
	await page.setViewportSize({ width: 390, height: 844 })
	await visit(`<div id="wall">${snippet(sheet.id, 640)}</div><div id="row">${snippet(row.id, 400)}</div>`)
	const [wall, carousel] = [page.locator("#wall"), page.locator("#row")]
	const bottom = async (of: Locator) => (await of.boundingBox().then((box) => box && box.y + box.height)) ?? Number.NaN
	await expect(wall.getByRole("button", { name: "Read more" })).toBeVisible()
	const video = wall.getByRole("button", { name: "Play the video of Customer 0" })
	expect(await bottom(video)).toBeLessThan(await bottom(wall.locator("[data-testimonials]")))
	await expect(carousel.getByRole("button", { name: "Read more" })).toBeVisible()
	expect(await cutNames(carousel)).toEqual([])
})

test("of a text that is cut, nothing shows below its last line", async ({ page, visit }) => {
	const { id: tenantId } = await makeTenant()
	await makeText({ tenantId, status: "approved", name: "Ada", writtenText: "They fixed it in an hour. ".repeat(40) })
	const { id } = await makeWidget({ tenantId, kind: "single" })
	await visit(snippet(id))
	const shown = await page.locator("blockquote").evaluate((text) => {
		const lines = document.createRange()
		lines.selectNodeContents(text)
		const { bottom } = text.getBoundingClientRect()
		return new Set([...lines.getClientRects()].map(({ top }) => top).filter((top) => top < bottom - 1)).size
	})
	expect(shown).toBe(6)
})

test("initials of a business without a color stand out in the dark", async ({ page, visit }) => {
	const { id: tenantId } = await makeTenant({ brandColor: null })
	const { id } = await makeWidget({ tenantId, kind: "badge", scheme: "dark" })
	await visit(snippet(id))
	const badge = page.locator("[data-testimonials]").getByRole("link")
	const background = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
	await expect(badge.locator("i")).toBeVisible()
	expect(await background(badge.locator("i"))).not.toBe(await background(badge))
})
