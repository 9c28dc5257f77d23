import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenant } from "../support/factories"
import { loginForm } from "../support/login-form"
import { firstMailTo, passwordLinkIn } from "../support/mailbox"

test("a tenant admin who forgot the password gets back in @phone-only", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "old password" })
	await page.goto(`/admin/${tenant.slug}`)
	await page.getByRole("button", { name: "Forgot your password?" }).tap()
	const dialog = page.getByRole("dialog", { name: "Reset Password" })
	await dialog.getByLabel("Email").fill(user.email)
	await dialog.getByLabel("Email").press("Enter")
	await expect(dialog.getByRole("status")).toHaveText(
		"If this address has an account, we've sent it password reset instructions.",
	)

	await page.goto(passwordLinkIn(await firstMailTo(e2eProduct().mailFolder, user.email)))
	await expect(page.getByText(`For ${user.email}`)).toBeVisible()
	await page.getByLabel("New password", { exact: true }).fill("new password")
	await page.getByLabel("Confirm new password").fill("new password")
	await page.getByRole("button", { name: "Reset Password" }).tap()
	await expect(page.getByText("Your password has been changed.")).toBeVisible()
	await page.getByRole("link", { name: "Back to login" }).tap()
	const form = loginForm(page)
	await expect(form.email).toHaveValue(user.email)
	await form.password.fill("new password")
	await form.signIn.tap()
	await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
})
