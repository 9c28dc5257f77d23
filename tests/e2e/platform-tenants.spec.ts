import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeAdmin, makeSubmission, makeTenant, unique } from "../support/factories"
import { tenantsTab } from "../support/tenants-tab"

const platformAdmin = async () => (await makeAdmin({ tenantId: null })).token

test("the platform opens on its tenants, each with its state, its figures and its products @phone", async ({
	page,
	signInAs,
	isMobile,
}) => {
	const tenant = await makeTenant({
		name: `Bakery ${unique()}`,
		createdAt: new Date("2026-01-15T09:30:00Z"),
		chatbotEnabled: false,
	})
	for (const status of ["pending", "approved", "approved"] as const) {
		await makeSubmission({ tenantId: tenant.id, status, fileSizeBytes: 12_950_000 })
	}
	for (let count = 0; count < 2; count += 1) await makeAdmin({ tenantId: tenant.id })
	await signInAs(await platformAdmin())
	const owner = tenantsTab(page)
	await owner.open()
	const tabs = page.getByRole("navigation", { name: "Platform dashboard" }).getByRole("link")
	await expect(tabs).toHaveText(["Testimonials", "Tenants", "Platform Settings"])
	await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page")

	await owner.open(tenant.name)
	const card = owner.card(tenant.name)
	await expect(owner.cards).toHaveCount(1)
	await expect(card).toContainText("Active")
	await expect(card).toContainText(tenant.slug)
	await expect(card).toContainText("3 testimonials")
	await expect(card).toContainText("1 pending")
	await expect(card).toContainText("37.1 MB")
	if (isMobile) {
		await expect(card.getByText("AI Chatbot off")).toBeVisible()
		await expect(card.getByRole("switch")).toHaveCount(0)
		await card.getByRole("button", { name: `Details of ${tenant.name}` }).click()
	}
	await expect(card.getByText("2 admins")).toBeVisible()
	await expect(card.getByText(tenant.notifyEmail)).toBeVisible()
	await expect(card.getByText("Created Jan 15, 2026")).toBeVisible()
	const access = card.getByRole("group", { name: `Product Access of ${tenant.name}` })
	await expect(access.getByRole("switch", { name: "Video Testimonials" })).toBeChecked()
	await expect(access.getByRole("switch", { name: "AI Chatbot" })).not.toBeChecked()
	await expect(card.getByRole("switch", { name: "Active" })).toBeChecked()

	const view = card.getByRole("link", { name: `View Page of ${tenant.name}` })
	await expect(view).toHaveAttribute("href", `/${tenant.slug}`)
	await expect(view).toHaveAttribute("target", "_blank")
	await card.getByRole("link", { name: `Manage ${tenant.name}` }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
	await page.getByRole("link", { name: "Back to Platform Admin" }).click()
	await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page")
})

test("fifty-five tenants: searched from the keyboard, paged and walked through, all in the address", async ({
	page,
	signInAs,
}) => {
	const word = unique()
	for (let number = 1; number <= 55; number += 1) {
		const createdAt = new Date(Date.UTC(2026, 0, 15) - number * 60_000)
		await makeTenant({ name: `Shop ${word} ${number}`, slug: `shop-${word}-${number}`, createdAt })
	}
	await signInAs(await platformAdmin())
	const owner = tenantsTab(page)
	await owner.open()
	// Until the page is alive nobody listens.
	await expect(async () => {
		await page.keyboard.press("/")
		await expect(owner.search).toBeFocused({ timeout: 500 })
	}).toPass()
	await page.keyboard.type(word)
	await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`))
	await expect(owner.cards).toHaveCount(50)
	await expect(page.getByRole("heading", { name: `55 found for “${word}”` })).toBeVisible()
	await expect(owner.cards.first()).toHaveAccessibleName(`Shop ${word} 1`)

	const pages = page.getByRole("navigation", { name: "Pages of tenants" })
	await pages.getByRole("link", { name: "Older" }).click()
	await expect(owner.cards).toHaveCount(5)
	await expect(owner.card(`Shop ${word} 51`)).toBeVisible()
	await pages.getByRole("link", { name: "Newest" }).click()
	await expect(owner.cards).toHaveCount(50)

	await owner.cards.first().focus()
	await page.keyboard.press("ArrowDown")
	await expect(owner.card(`Shop ${word} 2`)).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(page).toHaveURL(new RegExp(`/admin/shop-${word}-2/dashboard$`))

	// A bookmark that nobody made starts over.
	await page.goto(`/admin/platform/dashboard?q=${word}&cursor=nonsense`)
	await expect(owner.cards).toHaveCount(50)
	await owner.search.fill(`${word} nobody`)
	await expect(page.getByRole("heading", { name: "No tenant matches" })).toBeVisible()
	await page.getByRole("link", { name: "Show all" }).click()
	await expect(owner.search).toHaveValue("")
	await expect(owner.cards.first()).toBeVisible()
})

test("a product off shows its message, which can be written; what the server refuses goes back, with its words", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 503/)
	const tenant = await makeTenant({ name: `Cafe ${unique()}` })
	const stored = () => db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })
	await signInAs(await platformAdmin())
	const owner = tenantsTab(page)
	await owner.open(tenant.name)
	const card = owner.card(tenant.name)
	const video = card.getByRole("switch", { name: "Video Testimonials" })

	const calls = "**/api/admin/tenant/**"
	await page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: "The database is away." } }))
	await video.click()
	await expect(owner.notifications).toContainText("Failed to update product access: The database is away.")
	await expect(video).toBeChecked()
	expect((await stored()).videoTestimonialsEnabled).toBe(true)
	await page.unroute(calls)

	await video.click()
	await expect(card).toContainText("Video Testimonials is off. Visitors read: “This page is currently unavailable.”")
	await expect.poll(async () => (await stored()).videoTestimonialsEnabled).toBe(false)
	await card.getByRole("button", { name: /^Edit message/ }).click()
	const message = card.getByLabel("Message while Video Testimonials is off")
	await expect(message).toBeFocused()
	await message.fill("Back in May.")
	await page.route(calls, (route) => route.fulfill({ status: 503, json: { detail: "The database is away." } }))
	await card.getByRole("button", { name: "Save message" }).click()
	await expect(owner.notifications).toContainText("Failed to update product access: The database is away.")
	await expect(message).toHaveValue("Back in May.")
	await page.unroute(calls)
	await card.getByRole("button", { name: "Save message" }).click()
	await expect(card).toContainText("Visitors read: “Back in May.”")
	await expect(card.getByRole("button", { name: /^Edit message/ })).toBeFocused()
	expect((await stored()).videoTestimonialsMessage).toBe("Back in May.")

	await page.reload()
	await expect(video).not.toBeChecked()
	await video.focus()
	await page.keyboard.press("Space")
	await expect(card).not.toContainText("Visitors read")
	await expect.poll(async () => (await stored()).videoTestimonialsEnabled).toBe(true)
})

test("switching a business off asks first and says what happens; on goes at once", async ({ page, signInAs }) => {
	const tenant = await makeTenant({ name: `Gym ${unique()}` })
	const isActive = async () => (await db().tenant.findUniqueOrThrow({ where: { id: tenant.id } })).isActive
	await signInAs(await platformAdmin())
	const owner = tenantsTab(page)
	await owner.open(tenant.name)
	const card = owner.card(tenant.name)
	const active = card.getByRole("switch", { name: "Active" })
	const question = page.getByRole("alertdialog", { name: `Switch off ${tenant.name}?` })

	await active.click()
	await expect(question).toContainText("public pages and shared testimonials answer as if they did not exist")
	await expect(question).toContainText("Nothing is deleted")
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(active).toBeChecked()
	await expect(active).toBeFocused()
	expect(await isActive()).toBe(true)

	await active.click()
	await question.getByRole("button", { name: "Switch off" }).click()
	await expect(card).toContainText("Inactive")
	await expect.poll(isActive).toBe(false)
	expect((await page.request.get(`/${tenant.slug}`)).status()).toBe(404)

	await active.click()
	await expect(card).not.toContainText("Inactive")
	await expect.poll(isActive).toBe(true)
	expect((await page.request.get(`/${tenant.slug}`)).status()).toBe(200)
})

test("a new tenant: required fields, a slug that follows the name, and nothing typed is lost @phone", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 409/)
	const word = unique()
	const taken = await makeTenant({ slug: `taken-${word}` })
	await signInAs(await platformAdmin())
	const owner = tenantsTab(page)
	const { form, dialog } = owner
	await owner.open()
	await owner.add.click()
	await expect(form.name).toBeFocused()
	await form.create.click()
	await expect(form.alert).toHaveText("Please fill in all required fields")
	await expect(form.name).toBeFocused()

	await form.name.fill(`Müller's   Bäckerei! ${word}`)
	await expect(form.slug).toHaveValue(`m-ller-s-b-ckerei-${word}`)
	await expect(dialog.getByText(`Public page: /m-ller-s-b-ckerei-${word} is available`)).toBeVisible()
	for (const [slug, words] of [
		[taken.slug, "This slug is already taken."],
		["admin", "This slug is reserved. Please choose another one."],
		["No", "The slug may have 2 to 63 lower-case letters, digits and single hyphens between them"],
	] as const) {
		await form.slug.fill(slug)
		await expect(dialog.getByText(words)).toBeVisible()
	}
	// Edited by hand, it stays.
	await form.slug.fill(taken.slug)
	await form.name.fill(`Bakery ${word}`)
	await expect(form.slug).toHaveValue(taken.slug)

	await form.notifyEmail.fill(`n-${word}@example.com`)
	await form.adminEmail.fill("nobody")
	await form.password.fill("12345")
	await form.create.click()
	await expect(form.alert).toHaveText("Please enter a valid email address")
	await expect(form.adminEmail).toBeFocused()
	await form.adminEmail.fill(`a-${word}@example.com`)
	await form.create.click()
	await expect(form.alert).toHaveText("Password must be at least 6 characters long")
	await form.password.fill("123456")
	await form.create.click()
	await expect(form.alert).toHaveText("Failed to create tenant: This slug is already taken.")
	await expect(form.slug).toBeFocused()

	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()
	await owner.add.click()
	await expect(form.name).toHaveValue(`Bakery ${word}`)
	await expect(form.password).toHaveValue("123456")
	await form.slug.fill("")
	await form.notifyEmail.focus()
	await expect(form.slug).toHaveValue(`bakery-${word}`)
	await form.create.click()

	const done = page.getByRole("dialog", { name: `Bakery ${word} is ready` })
	const address = `${new URL(page.url()).origin}/admin/bakery-${word}`
	await expect(done.getByLabel("Admin login")).toHaveValue(address)
	await done.getByRole("button", { name: "Copy" }).click()
	await expect(done.getByRole("button", { name: "Copied" })).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
	await done.getByRole("button", { name: "Done" }).click()
	await expect(owner.cards.first()).toHaveAccessibleName(`Bakery ${word}`)
	await owner.add.click()
	await expect(form.name).toHaveValue("")
	await expect(form.password).toHaveValue("")
})
