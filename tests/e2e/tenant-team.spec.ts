import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { firstMailTo, passwordLinkIn } from "../support/mailbox"
import { settings } from "../support/settings"

test("an admin is invited by mail, joins, and is removed with immediate effect", async ({
	page,
	signInAs,
	browser,
}) => {
	const { tenant, token } = await makeTenantWithAdmin({ name: "Blue Bakery" })
	const email = `new-${unique()}@example.com`
	const { mailFolder, url } = e2eProduct()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "team")
	const member = page.getByRole("list", { name: "Team" }).getByRole("listitem").filter({ hasText: email })
	const guest = await browser.newPage({ baseURL: url })
	const form = loginForm(guest)

	await test.step("invited", async () => {
		await owner.field("Invite by email").fill(email)
		await owner.field("Invite by email").press("Enter")
		await expect(member).toContainText("Invited")
		await guest.goto(passwordLinkIn(await firstMailTo(mailFolder, email)))
		await expect(guest.getByRole("heading", { name: "Join Blue Bakery" })).toBeVisible()
		await guest.getByLabel("Password", { exact: true }).fill("a good password")
		await guest.getByLabel("Confirm password").fill("a good password")
		await guest.getByLabel("Confirm password").press("Enter")
		await expect(guest.getByText("You're all set.")).toBeVisible()
		await guest.getByRole("link", { name: "Back to login" }).click()
		await expect(form.email).toHaveValue(email)
		await form.password.fill("a good password")
		await form.signIn.click()
		await expect(guest.getByRole("heading", { level: 1, name: tenant.name })).toBeVisible()
	})

	await test.step("removed", async () => {
		await page.reload()
		await expect(member).toContainText("Active")
		await member.getByRole("button", { name: `More for ${email}` }).click()
		await page.getByRole("menuitem", { name: "Remove" }).click()
		await owner.question.getByRole("button", { name: "Remove" }).click()
		await expect(member).toHaveCount(0)
		await guest.reload()
		await expect(form.signIn).toBeVisible()
		await guest.close()
	})
})
