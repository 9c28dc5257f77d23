import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { giveMailbox, makeTenantWithAdmin } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { settings } from "../support/settings"
import { WRONG_APP_PASSWORD } from "../support/smtp-server"

test("a tenant's own mailbox: a wrong password is reported, the right one sends, and the log says so", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 502/)
	const { tenant, token } = await makeTenantWithAdmin()
	const { emailAddress } = await giveMailbox(tenant.id, WRONG_APP_PASSWORD)
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "email")
	const log = page.getByRole("list", { name: "Delivery log" }).getByRole("listitem")

	await test.step("refused", async () => {
		await owner.button("Send test email").click()
		await expect(owner.alert).toContainText("Username and Password not accepted")
		await expect(page.getByText("Your mailbox refused the last email")).toBeVisible()
		await expect(log.first()).toContainText("Failed")
	})

	await test.step("corrected", async () => {
		await owner.edit.click()
		await owner.field("App password").fill("abcd efgh ijkl mnop")
		await owner.save.click()
		await expect(owner.value("App password")).toHaveText("Saved")
		await expect(page.getByText("Your mailbox refused the last email")).toBeHidden()
		await owner.button("Send test email").click()
		await expect(page.getByRole("status").filter({ hasText: "A test email" })).toBeVisible()
		const mail = await firstMailTo(e2eProduct().tenantMailFolder, tenant.notifyEmail)
		expect(mail.from?.address).toBe(emailAddress)
		await expect(log).toHaveCount(2)
		await expect(log.first()).toContainText("Sent")
		expect(await page.content()).not.toContain("abcdefghijklmnop")
	})
})
