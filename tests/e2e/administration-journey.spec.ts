import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { readScreen } from "../support/read-screen"
import { tenantsTab } from "../support/tenants-tab"

test("a platform admin makes a tenant, changes its products and page, and all of it is logged", async ({
	page: platform,
	browser,
	signInAs,
}) => {
	test.setTimeout(180_000)
	const word = unique()
	const name = `Bakery ${word}`
	const adminEmail = `ada-${word}@example.com`
	const owner = tenantsTab(platform)
	const card = owner.card(name)
	const { user, token } = await makeAdmin({ tenantId: null })
	await signInAs(token)

	const loginAddress = await test.step("a tenant and its first admin", async () => {
		await owner.open()
		await owner.add.click()
		await owner.form.name.fill(name)
		await owner.form.notifyEmail.fill(`hello-${word}@example.com`)
		await owner.form.adminEmail.fill(adminEmail)
		await owner.form.password.fill("first password")
		await owner.form.create.click()
		const ready = platform.getByRole("dialog", { name: `${name} is ready` })
		const address = await ready.getByLabel("Admin login").inputValue()
		await ready.getByRole("button", { name: "Done" }).click()
		return address
	})

	await test.step("its admin signs in at the address that the platform admin was shown", async () => {
		const office = await browser.newContext()
		const desk = await office.newPage()
		await desk.goto(loginAddress)
		await loginForm(desk).fill(adminEmail, "first password")
		await loginForm(desk).signIn.click()
		await expect(desk.getByRole("heading", { name })).toBeVisible()
		await office.close()
	})

	await test.step("a customer sees the product come and go", async () => {
		const customerSees = async () => (await readScreen(`${e2eProduct().url}/bakery-${word}`)).texts
		const saved = async (press: () => Promise<void>) => {
			const answer = platform.waitForResponse((response) => response.url().endsWith("/product-access") && response.ok())
			await press()
			await answer
		}
		const video = card.getByRole("switch", { name: "Video Testimonials" })
		expect(await customerSees()).toContain("Your Information")
		await saved(() => video.click())
		await card.getByRole("button", { name: /^Edit message/ }).click()
		await card.getByLabel("Message while Video Testimonials is off").fill("We are baking. Back at noon.")
		await saved(() => card.getByRole("button", { name: "Save message" }).click())
		expect(await customerSees()).toEqual(expect.arrayContaining(["Page Not Available", "We are baking. Back at noon."]))
		await saved(() => video.click())
		expect(await customerSees()).toContain("Your Information")
	})

	await test.step("the platform admin corrects something inside the tenant", async () => {
		await card.getByRole("link", { name: `Manage ${name}` }).click()
		await expect(platform.getByRole("heading", { name, level: 1 })).toBeVisible()
		await platform.goto(`/admin/bakery-${word}/dashboard?tab=settings&section=page`)
		await platform.getByRole("button", { name: "Edit", exact: true }).click()
		await platform.getByLabel("Headline", { exact: true }).fill("How was the bread?")
		await platform.getByRole("button", { name: "Save", exact: true }).click()
		await expect(platform.getByRole("definition").filter({ hasText: "How was the bread?" })).toBeVisible()
	})

	await test.step("the log has all of it: who, what, where, from which value to which", async () => {
		await platform.goto("/admin/platform/dashboard?tab=settings&section=activity")
		const entries = platform.getByRole("list", { name: "Activity" }).getByRole("listitem").filter({ hasText: name })
		await expect(entries.nth(0)).toContainText(`${user.email} changed the settings at ${name}`)
		await expect(entries.nth(0)).toContainText(/Page headline, from .+ →\s+to How was the bread\?/)
		const switches = entries.filter({ hasText: `${user.email} changed product access at ${name}` })
		await expect(switches).toHaveCount(3)
		await expect(switches.nth(0)).toContainText(/Video Testimonials, from off →\s+to on/)
		await expect(switches.nth(1)).toContainText(
			/Video Testimonials message, from empty →\s+to We are baking\. Back at noon\./,
		)
		await expect(switches.nth(2)).toContainText(/Video Testimonials, from on →\s+to off/)
		await expect(entries.last()).toContainText(`${user.email} created ${name}`)
	})
})
