import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenantWithAdmin, unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { firstMailTo, mailTo } from "../support/mailbox"
import { settings } from "../support/settings"
import { eventually } from "../support/worker-process"

const linkIn = (text = "") => /(\/admin\/[\w-]+\/reset-password\?token=[\w-]+)/.exec(text)?.[1] ?? ""

test("invited by mail, again, joined, and removed: the door closes at once", async ({ page, signInAs, browser }) => {
	const { tenant, token, user } = await makeTenantWithAdmin()
	const email = `new-${unique()}@example.com`
	const { mailFolder, url } = e2eProduct()
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "team")
	const team = page.getByRole("list", { name: "Team" }).getByRole("listitem")
	const member = team.filter({ hasText: email })
	await expect(team).toHaveCount(1)
	await expect(team.first()).toContainText(`${user.email} (you)`)
	// Nobody locks the door behind oneself.
	await expect(team.first().getByRole("button")).toHaveCount(0)

	const invite = owner.field("Invite by email")
	await owner.button("Invite").click()
	await expect(page.getByText("Please enter an email address")).toBeVisible()
	await invite.fill("nobody")
	await invite.press("Enter")
	await expect(page.getByText("Please enter a valid email address")).toBeVisible()
	await invite.fill(` ${email.toUpperCase()}`)
	await expect(page.getByText("Please enter a valid email address")).toBeHidden()
	await invite.press("Enter")
	await expect(owner.notifications).toContainText("Invitation sent")
	await expect(member).toContainText("Invited")
	await expect(member).toContainText("The link works until")
	await expect(invite).toHaveValue("")
	const old = linkIn((await firstMailTo(mailFolder, email)).text)

	await member.getByRole("button", { name: `Invite again ${email}` }).click()
	const newest = await eventually("a second invitation", async () => (await mailTo(mailFolder, email))[1], 20)
	const guest = await browser.newPage({ baseURL: url })
	await guest.goto(old)
	await expect(guest.getByText("Invalid or expired reset token")).toBeVisible()
	await guest.goto(linkIn(newest.text))
	await guest.getByLabel("Password", { exact: true }).fill("a good password")
	await guest.getByLabel("Confirm password").fill("a good password")
	await guest.getByLabel("Confirm password").press("Enter")
	await guest.waitForURL(`**/admin/${tenant.slug}`)
	await loginForm(guest).fill(email, "a good password")
	await loginForm(guest).signIn.click()
	await expect(guest.getByRole("heading", { level: 1, name: tenant.name })).toBeVisible()

	await page.reload()
	await expect(member).toContainText("Active")
	await expect(member).toContainText("Last signed in")
	await member.getByRole("button", { name: `Remove ${email}` }).click()
	await expect(owner.question).toHaveAccessibleName(`Remove ${email}?`)
	await expect(owner.question.getByRole("button", { name: "Cancel" })).toBeFocused()
	await owner.question.getByRole("button", { name: "Remove" }).click()
	await expect(member).toHaveCount(0)
	await guest.reload()
	await expect(loginForm(guest).signIn).toBeVisible()
	await guest.close()
})

test("what the server refuses stands beside the field, or says why @phone", async ({ page, signInAs, strictness }) => {
	strictness.allow(/status of (409|503)/)
	const { tenant, token } = await makeTenantWithAdmin()
	const { user: elsewhere } = await makeAdmin({ tenantId: null })
	await makeAdmin({ tenantId: tenant.id })
	await signInAs(token)
	const owner = settings(page)
	await owner.open(tenant.slug, "team")
	await owner.field("Invite by email").fill(elsewhere.email)
	await owner.button("Invite").click()
	await expect(page.getByText("This address already has an account. Please use another one.")).toBeVisible()
	await expect(owner.field("Invite by email")).toBeFocused()
	await page.route("**/api/admin/users/**", (route) =>
		route.fulfill({ status: 503, json: { detail: "The database is away." } }),
	)
	await page.getByRole("button", { name: /^Remove / }).click()
	await owner.question.getByRole("button", { name: "Remove" }).click()
	await expect(owner.notifications).toContainText("Failed to remove")
	await expect(owner.notifications).toContainText("The database is away.")
})
