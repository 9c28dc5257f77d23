import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { firstMailTo } from "../support/mailbox"
import { send } from "../support/send"

async function linkFor(email: string): Promise<string> {
	const mail = await firstMailTo(e2eProduct().mailFolder, email)
	return /(\/admin\/[\w-]+\/reset-password\?token=[\w-]+)/.exec(mail.text ?? "")?.[1] ?? ""
}

test("a tenant admin forgets the password and gets back in @phone", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "old password" })
	await page.goto(`/admin/${tenant.slug}`)
	await page.getByRole("button", { name: "Forgot your password?" }).click()
	const dialog = page.getByRole("dialog", { name: "Reset Password" })
	await expect(dialog.getByLabel("Email")).toBeFocused()
	await dialog.getByRole("button", { name: "Send Reset Email" }).click()
	await expect(dialog.getByText("Please enter your email address")).toBeVisible()
	await dialog.getByLabel("Email").fill(user.email)
	await dialog.getByLabel("Email").press("Enter")
	await expect(dialog.getByRole("status")).toHaveText(
		"If this address has an account, password reset instructions have been sent to it.",
	)
	await dialog.getByText("Close", { exact: true }).last().click()

	await page.goto(await linkFor(user.email))
	await expect(page.getByText(`For ${user.email}`)).toBeVisible()
	const save = page.getByRole("button", { name: "Reset Password" })
	const first = page.getByLabel("New password", { exact: true })
	const second = page.getByLabel("Confirm new password")
	await save.click()
	await expect(page.getByText("Please fill in all fields")).toBeVisible()
	await first.fill("12345")
	await second.fill("12345")
	await save.click()
	await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible()
	await first.fill("new password")
	await expect(page.getByText("Password must be at least 6 characters long")).toBeHidden()
	await save.click()
	await expect(second).toHaveAccessibleDescription("Passwords do not match")
	await expect(second).toBeFocused()
	await second.fill("new password")
	await expect(page.getByText("Passwords do not match")).toBeHidden()
	await save.click()
	await expect(page.getByText("Your password has been changed.")).toBeVisible()
	// The contract's three seconds, then the login by itself.
	await page.waitForURL(`**/admin/${tenant.slug}`)
	const form = loginForm(page)
	await form.email.fill(user.email)
	await form.password.fill("new password")
	await form.signIn.click()
	await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
})

test("an invited admin chooses a password and gets in @phone", async ({ page }) => {
	const tenant = await makeTenant({ name: "Blue Bakery" })
	const { token } = await makeAdmin({ tenantId: tenant.id })
	const email = `invited-${unique()}@example.com`
	await send(e2eProduct().url, "POST /api/admin/users", { token, body: { email } })
	await page.goto(await linkFor(email))
	await expect(page.getByRole("heading", { name: "Join Blue Bakery" })).toBeVisible()
	await expect(page.getByText(`You will sign in as ${email}.`)).toBeVisible()
	await page.getByLabel("Password", { exact: true }).fill("my password")
	await page.getByLabel("Confirm password").fill("my password")
	await page.getByRole("button", { name: "Set Password" }).click()
	await expect(page.getByText("Your account is ready. Please sign in with your new password.")).toBeVisible()
	await page.waitForURL(`**/admin/${tenant.slug}`)
	const form = loginForm(page)
	await expect(form.email).toHaveValue(email)
	await expect(form.password).toBeFocused()
	await form.password.fill("my password")
	await form.signIn.click()
	await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
})

test("a link that does not work says why and leads back", async ({ page, strictness }) => {
	await page.goto("/admin/platform/reset-password")
	await expect(page.getByText("No reset token provided")).toBeVisible()
	await page.goto("/admin/platform/reset-password?token=nonsense")
	await expect(page.getByText("Invalid or expired reset token")).toBeVisible()
	await page.route("**/api/admin/verify-reset-token/**", (route) => route.abort())
	strictness.allow(/net::ERR_FAILED/)
	await page.reload()
	await expect(page.getByText("Failed to verify reset token")).toBeVisible()
	await page.getByRole("link", { name: "Back to login" }).click()
	await page.waitForURL("**/admin/platform")
})

test("a request that fails says so and keeps the address", async ({ page, strictness }) => {
	strictness.allow(/net::ERR_FAILED|status of 502/)
	await page.goto("/admin/platform")
	await page.getByRole("button", { name: "Forgot your password?" }).click()
	const dialog = page.getByRole("dialog", { name: "Reset Password" })
	await dialog.getByLabel("Email").fill("somebody@example.com")
	await page.route("**/api/admin/password-reset-request", (route) => route.abort())
	await dialog.getByRole("button", { name: "Send Reset Email" }).click()
	await expect(dialog.getByText("Failed to send reset email. Please try again.")).toBeVisible()
	await expect(dialog.getByLabel("Email")).toHaveValue("somebody@example.com")
	await dialog.getByRole("button", { name: "Cancel" }).click()
	await expect(dialog).toBeHidden()
})
