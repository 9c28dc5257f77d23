import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeDelivery, makeTenantWithAdmin } from "../support/factories"
import { firstMailTo } from "../support/mailbox"
import { settings } from "../support/settings"
import { WRONG_APP_PASSWORD } from "../support/smtp-server"

test("a mailbox of one's own: a wrong password is told, the right one sends, and the log says so", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 502/)
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "email")

	// The defaults, by name.
	const subject = `New Video Testimonial Received - ${tenant.name}`
	await expect(owner.value("Notifications")).toHaveText("On")
	await expect(owner.value("Subject")).toContainText("New Video Testimonial Received - {tenant_name}")
	await expect(owner.value("Subject")).toContainText(`Such as: ${subject}`)
	await expect(owner.value("Provider")).toHaveText("None, the platform sends")
	await expect(owner.value("Mailbox address")).toHaveText("None")
	await expect(owner.value("Sender name")).toHaveText(tenant.name)
	const testEmail = page.getByRole("button", { name: "Send test email" })
	await expect(testEmail).toBeDisabled()
	await expect(testEmail).toHaveAccessibleDescription(
		"Needs a mailbox of your own, saved: without it, the platform sends.",
	)
	await expect(page.getByText("No emails yet.")).toBeVisible()

	await owner.edit.click()
	await owner.field("Notify address").fill("nobody")
	await owner.field("Subject").fill("{name} was here, {tenant_name} {foo}")
	await expect(page.getByText("{foo} is not filled in, only {tenant_name} and {name}.")).toBeVisible()
	await owner.field("Subject").fill("{name} was here, {tenant_name}")
	await expect(page.getByText("{foo} is not filled in")).toBeHidden()
	await expect(page.getByRole("status").filter({ hasText: `Jane Doe was here, ${tenant.name}` })).toBeVisible()
	await expect(page.getByText("Please enter a valid email address")).toBeVisible()
	await owner.field("Notify address").fill(tenant.notifyEmail)
	await owner.field("Mailbox address").fill("shop@gmail.example")
	await owner.field("App password").fill(WRONG_APP_PASSWORD)
	// A reload brings back what was typed, and never the password.
	const asked = page.waitForEvent("dialog")
	await Promise.all([asked.then((dialog) => dialog.accept()), page.reload()])
	await expect(owner.field("Mailbox address")).toHaveValue("shop@gmail.example")
	await expect(owner.field("App password")).toHaveValue("")
	await owner.field("App password").fill(WRONG_APP_PASSWORD)
	await owner.save.click()
	await expect(owner.value("App password")).toHaveText("Stored")
	await expect(owner.value("Provider")).toHaveText("Gmail")
	await expect(owner.value("Mailbox address")).toHaveText("shop@gmail.example")

	await testEmail.click()
	await expect(owner.alert).toContainText("Username and Password not accepted")
	await expect(page.getByText("Your mailbox refused the last email")).toBeVisible()
	const log = page.getByRole("list", { name: "Delivery log" }).getByRole("listitem")
	await expect(log.first()).toContainText("Failed")
	await expect(log.first()).toContainText("Username and Password not accepted")

	await owner.edit.click()
	await expect(page.getByText("One is stored, and never shown again. Leave this empty to keep it.")).toBeVisible()
	await owner.field("App password").fill("abcd efgh ijkl mnop")
	await owner.save.click()
	// While the form is open, its alert is not there either.
	await expect(owner.value("App password")).toHaveText("Stored")
	await expect(page.getByText("Your mailbox refused the last email")).toBeHidden()
	await testEmail.click()
	await expect(page.getByRole("status").filter({ hasText: "A test email" })).toHaveText(
		`A test email was sent to ${tenant.notifyEmail}.`,
	)
	const mail = await firstMailTo(e2eProduct().tenantMailFolder, tenant.notifyEmail)
	expect(mail.from?.address).toBe("shop@gmail.example")
	await expect(log).toHaveCount(2)
	await expect(log.first()).toContainText("Sent")
	expect(await page.content()).not.toContain("abcdefghijklmnop")

	await page.route("**/api/admin/test-email*", (route) => route.fulfill({ status: 502, json: {} }))
	await testEmail.click()
	await expect(owner.alert).toHaveText("Email test failed")
	await owner.edit.click()
	await owner.field("Mailbox address").fill("")
	await owner.save.click()
	await expect(owner.value("Mailbox address")).toHaveText("None")
	await expect(owner.alert).toBeHidden()
})

test("the log: queued, sent and failed with its reason, older ones, and send again @phone", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9, 0) - minutes * 60_000)
	for (let number = 1; number <= 22; number += 1) {
		await makeDelivery({
			tenantId: tenant.id,
			subject: `Mail ${number}`,
			status: "sent",
			createdAt: at(number + 2),
			sentAt: at(number + 2),
		})
	}
	const failed = { subject: "Late", status: "failed", lastError: "No such user here", attempts: 3 } as const
	const { id } = await makeDelivery({ tenantId: tenant.id, ...failed, createdAt: at(1) })
	await makeDelivery({ tenantId: tenant.id, subject: "On its way", createdAt: at(0) })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "email")
	const log = page.getByRole("list", { name: "Delivery log" }).getByRole("listitem")
	await expect(log).toHaveCount(20)
	await expect(log.nth(0)).toContainText("Queued")
	await expect(log.nth(0).getByRole("button")).toBeHidden()
	await expect(log.nth(1)).toContainText("No such user here")
	await expect(log.nth(1)).toContainText("Failed")
	await expect(log.nth(2)).toContainText("Sent")
	await expect(log.nth(2)).toContainText("Jan 15, 2026, 8:57 AM")
	await owner.button("Older emails").click()
	await expect(log).toHaveCount(24)
	await expect(owner.button("Older emails")).toBeHidden()

	await log.nth(1).getByRole("button", { name: "Send again Late" }).click()
	await expect(owner.notifications).toContainText("Queued again")
	await expect(log.nth(1)).toContainText("Queued")
	// By itself, and the older ones that were asked for stay where they are.
	await expect(log.nth(1)).toContainText("Sent", { timeout: 15_000 })
	await expect(log).toHaveCount(24)
	await db().mailDelivery.update({ where: { id }, data: { subject: "Late, and renamed" } })
	await owner.button("Refresh").click()
	await expect(log.nth(1)).toContainText("Late, and renamed")
})
