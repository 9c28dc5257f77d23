import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { makeLead } from "../support/chatbot-rows"
import { makeAdmin, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { tabTo } from "../support/tab-to"

// As wide as WCAG asks of a page without scrolling sideways: 1280 pixels at 400 %.
test.use({ viewport: { width: 320, height: 640 } })

const overhangOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test("a business's dashboard fits, and its bar names the whole platform", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id })
	await makeLead(tenant.id)
	await signInAs(token)
	for (const screen of ["dashboard", "dashboard?tab=website", "chatbot", "chatbot?tab=leads"]) {
		await page.goto(`/admin/${tenant.slug}/${screen}`)
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
		const name = page.getByRole("banner").getByText("Video Testimonials Platform", { exact: true })
		const cut = await name.evaluate((text) => [
			text.scrollWidth - text.clientWidth,
			text.scrollHeight - text.clientHeight,
		])
		expect({ screen, cut, overhang: await overhangOf(page) }).toEqual({ screen, cut: [0, 0], overhang: 0 })
	}
})

test("the platform's list of tenants fits", async ({ page, signInAs }) => {
	await makeTenantWithAdmin()
	await signInAs((await makeAdmin({ tenantId: null })).token)
	await page.goto("/admin/platform/dashboard?tab=tenants")
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
	expect(await overhangOf(page)).toBe(0)
})

test.describe("at twice the size of a small desk", () => {
	test.use({ viewport: { width: 640, height: 450 } })

	test("no product's name is cut, and the box that selects all is seen once Tab reaches it", async ({
		page,
		signInAs,
	}) => {
		const { tenant, token } = await makeTenantWithAdmin({ chatbotEnabled: true })
		await makeSubmission({ tenantId: tenant.id })
		await signInAs(token)
		await page.goto(`/admin/${tenant.slug}/dashboard`)
		const products = page.getByRole("navigation", { name: "Products" })
		await expect(products.getByRole("link", { name: "Quizzes" })).toBeInViewport({ ratio: 1 })
		expect(await products.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0)
		expect(await overhangOf(page)).toBe(0)

		const all = page.getByRole("checkbox", { name: "Select all on this page" })
		await tabTo(page, all)
		expect((await all.boundingBox())?.width).toBeGreaterThan(10)
		await expect(all).toBeInViewport({ ratio: 1 })
		await page.keyboard.press("Space")
		await expect(page.getByRole("toolbar", { name: "Selected testimonials" })).toContainText("1")
	})
})
