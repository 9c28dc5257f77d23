import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { firstMailTo } from "../support/mailbox"
import { tenantsTab } from "../support/tenants-tab"

async function resetLink(email: string): Promise<string> {
	const mail = await firstMailTo(e2eProduct().mailFolder, email)
	return /(\/admin\/[\w-]+\/reset-password\?token=[\w-]+)/.exec(mail.text ?? "")?.[1] ?? ""
}

test("a tenant is made, its products switched, its admin locked out and back in, and all of it written down", async ({
	page: platform,
	browser,
}) => {
	test.setTimeout(180_000)
	const { platformAdmin } = e2eProduct()
	const word = unique()
	const name = `Bakery ${word}`
	const adminEmail = `ada-${word}@example.com`
	const owner = tenantsTab(platform)

	await platform.goto("/admin/platform")
	await loginForm(platform).fill(platformAdmin.email, platformAdmin.password)
	await loginForm(platform).signIn.click()
	await expect(platform).toHaveURL(/\/admin\/platform\/dashboard$/)
	await owner.add.click()
	await owner.form.name.fill(name)
	await owner.form.notifyEmail.fill(`hello-${word}@example.com`)
	await owner.form.adminEmail.fill(adminEmail)
	await owner.form.password.fill("first password")
	await owner.form.create.click()
	const ready = platform.getByRole("dialog", { name: `${name} is ready` })
	const loginAddress = await ready.getByLabel("Admin login").inputValue()
	await ready.getByRole("button", { name: "Done" }).click()
	const card = owner.card(name)

	// A customer sees the product come and go.
	const street = await browser.newContext()
	const customer = await street.newPage()
	const publicPage = `/bakery-${word}`
	await customer.goto(publicPage)
	await expect(customer.getByRole("heading", { name: "Your Information" })).toBeVisible()
	const video = card.getByRole("switch", { name: "Video Testimonials" })
	const saved = () => platform.waitForResponse((answer) => answer.url().endsWith("/product-access") && answer.ok())
	let answered = saved()
	await video.click()
	await answered
	await card.getByRole("button", { name: /^Edit message/ }).click()
	await card.getByLabel("Message while Video Testimonials is off").fill("We are baking. Back at noon.")
	answered = saved()
	await card.getByRole("button", { name: "Save message" }).click()
	await answered
	await customer.reload()
	await expect(customer.getByRole("heading", { name: "Page Not Available" })).toBeVisible()
	await expect(customer.getByText("We are baking. Back at noon.")).toBeVisible()
	answered = saved()
	await video.click()
	await answered
	await customer.reload()
	await expect(customer.getByRole("heading", { name: "Your Information" })).toBeVisible()
	await street.close()

	// Its admin signs in, forgets the password elsewhere, and gets back in by the mail's link.
	const office = await browser.newContext()
	const desk = await office.newPage()
	await desk.goto(loginAddress)
	await loginForm(desk).fill(adminEmail, "first password")
	await loginForm(desk).signIn.click()
	await expect(desk.getByRole("heading", { name })).toBeVisible()
	const train = await browser.newContext()
	const phone = await train.newPage()
	await phone.goto(loginAddress)
	await phone.getByRole("button", { name: "Forgot your password?" }).click()
	const dialog = phone.getByRole("dialog", { name: "Reset Password" })
	await dialog.getByLabel("Email").fill(adminEmail)
	await dialog.getByRole("button", { name: "Send Reset Email" }).click()
	await expect(dialog.getByRole("status")).toBeVisible()
	await phone.goto(await resetLink(adminEmail))
	await phone.getByLabel("New password", { exact: true }).fill("second password")
	await phone.getByLabel("Confirm new password").fill("second password")
	await phone.getByRole("button", { name: "Reset Password" }).click()
	await expect(phone.getByText("Your password has been changed.")).toBeVisible()
	await phone.waitForURL(`**/admin/bakery-${word}`)
	await loginForm(phone).fill(adminEmail, "second password")
	await loginForm(phone).signIn.click()
	await expect(phone.getByRole("heading", { name })).toBeVisible()
	// The session from before is dead, and the old password with it.
	await desk.reload()
	await expect(desk).toHaveURL(new RegExp(`/admin/bakery-${word}$`))
	const refused = await office.request.post("/api/admin/login", {
		data: { email: adminEmail, password: "first password" },
	})
	expect(refused.status()).toBe(401)
	await office.close()
	await train.close()

	// The platform's admin puts something in order inside the tenant.
	await card.getByRole("link", { name: `Manage ${name}` }).click()
	await expect(platform.getByRole("heading", { name, level: 1 })).toBeVisible()
	const preview = platform.waitForEvent("popup")
	await platform.getByRole("link", { name: "Preview" }).click()
	await expect(await preview).toHaveURL(new RegExp(`${publicPage}$`))
	await platform.goto(`/admin/bakery-${word}/dashboard?tab=settings&section=page`)
	await platform.getByRole("button", { name: "Edit", exact: true }).click()
	await platform.getByLabel("Headline", { exact: true }).fill("How was the bread?")
	await platform.getByRole("button", { name: "Save", exact: true }).click()
	await expect(platform.getByRole("definition").filter({ hasText: "How was the bread?" })).toBeVisible()
	await platform.getByRole("link", { name: "Back to Platform Admin" }).click()

	// All of it is written down: who, what, where, from what to what.
	await platform.goto("/admin/platform/dashboard?tab=settings&section=activity")
	const entries = platform.getByRole("list", { name: "Activity" }).getByRole("listitem").filter({ hasText: name })
	await expect(entries.nth(0)).toContainText(`${platformAdmin.email} changed the settings at ${name}`)
	await expect(entries.nth(0)).toContainText(/Page headline: from .+ →\s+to How was the bread\?/)
	const switches = entries.filter({ hasText: `${platformAdmin.email} changed the product access at ${name}` })
	await expect(switches).toHaveCount(3)
	await expect(switches.nth(0)).toContainText(/Video Testimonials: from off →\s+to on/)
	await expect(switches.nth(1)).toContainText(
		/Video Testimonials message: from empty →\s+to We are baking\. Back at noon\./,
	)
	await expect(switches.nth(2)).toContainText(/Video Testimonials: from on →\s+to off/)
	await expect(entries.last()).toContainText(`${platformAdmin.email} created ${name}`)
})
