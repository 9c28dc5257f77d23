import { db } from "@/lib/db/client"
import { tenantSearchText } from "@/lib/tenants/tenant-search-text"
import { expect, test } from "../support/browser"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { tenantsTab } from "../support/tenants-tab"

test("fifty-two tenants are searched by keyboard and paged, all in the address", async ({ page, signInAs }) => {
	const word = unique()
	const data = Array.from({ length: 52 }, (_, number) => {
		const shop = { name: `Shop ${word} ${number}`, slug: `shop-${word}-${number}`, notifyEmail: "shop@example.com" }
		const createdAt = new Date(Date.UTC(2026, 0, 15) - number * 60_000)
		return { ...shop, searchText: tenantSearchText(shop), createdAt }
	})
	await db().tenant.createMany({ data })
	await signInAs((await makeAdmin({ tenantId: null })).token)
	const owner = tenantsTab(page)
	const tabs = page.getByRole("navigation", { name: "Platform dashboard" }).getByRole("link")

	await test.step("searched", async () => {
		await owner.open()
		await expect(tabs).toHaveText(["Testimonials", "Tenants", "Platform Settings"])
		await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page")
		// Until its scripts have taken over, the page ignores keys.
		await expect(owner.add).toBeEnabled()
		await page.keyboard.press("/")
		await page.keyboard.type(word)
		await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`))
		await expect(page.getByRole("heading", { name: `52 found for “${word}”` })).toBeVisible()
		await expect(owner.cards).toHaveCount(50)
		await expect(owner.cards.first()).toHaveAccessibleName(`Shop ${word} 0`)
	})

	await test.step("paged, and a bookmark of a page that no longer exists starts over", async () => {
		await page.getByRole("navigation", { name: "Pages of tenants" }).getByRole("link", { name: "Older" }).click()
		await expect(owner.cards).toHaveCount(2)
		await expect(owner.card(`Shop ${word} 51`)).toBeVisible()
		await page.goto(`/admin/platform/dashboard?q=${word}&cursor=nonsense`)
		await expect(owner.cards).toHaveCount(50)
	})

	await test.step("walked through", async () => {
		await expect(owner.add).toBeEnabled()
		await owner.cards.first().focus()
		await page.keyboard.press("ArrowDown")
		await expect(owner.card(`Shop ${word} 1`)).toBeFocused()
		await page.keyboard.press("Enter")
		await expect(page).toHaveURL(new RegExp(`/admin/shop-${word}-1/dashboard$`))
		await page.getByRole("link", { name: "Back to Platform Admin" }).click()
		await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page")
	})
})

test("on a phone a tenant's switches are folded away, and show what is off @phone-only", async ({ page, signInAs }) => {
	const tenant = await makeTenant({ name: `Bakery ${unique()}`, chatbotEnabled: false })
	await signInAs((await makeAdmin({ tenantId: null })).token)
	const owner = tenantsTab(page)
	await owner.open(tenant.name)
	const card = owner.card(tenant.name)
	await expect(card.getByText("AI Chatbot off")).toBeVisible()
	await expect(card.getByRole("switch")).toHaveCount(0)
	await card.getByRole("button", { name: `Details of ${tenant.name}` }).tap()
	await expect(card.getByRole("switch", { name: "AI Chatbot" })).not.toBeChecked()
	await card.getByRole("switch", { name: "AI Chatbot" }).tap()
	await expect(card.getByRole("switch", { name: "AI Chatbot" })).toBeChecked()
	await expect(card).not.toContainText("AI Chatbot off")
	await expect
		.poll(async () => (await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).chatbotEnabled)
		.toBe(true)
})
