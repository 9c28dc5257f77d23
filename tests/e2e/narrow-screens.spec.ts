import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { makeLead } from "../support/chatbot-rows"
import { makeAdmin, makeSubmission, makeTenantWithAdmin } from "../support/factories"

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
