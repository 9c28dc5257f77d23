import { db } from "@/lib/db/client"
import { expect, storedSession, test } from "../support/browser"
import { makeAdmin, makeTenant, makeToken } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { loginForm } from "../support/login-form"
import { appCode, confirmSessions } from "../support/second-factor"

test("a new password ends every other session, and this browser stays signed in", async ({ page, signInAs }) => {
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "old password" })
	const elsewhere = await makeToken(user.id)
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	await page.getByRole("button", { name: /^Account: / }).click()
	await page.getByRole("menuitem", { name: "Your account" }).click()
	const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem")
	await expect(sessions).toHaveCount(2)
	await page.getByLabel("Current password").fill("old password")
	await page.getByLabel("New password", { exact: true }).fill("new password")
	await page.getByLabel("Confirm new password").fill("new password")
	await page.getByLabel("Confirm new password").press("Enter")
	await expect(sessions).toHaveCount(1)
	const [stored] = await storedSession(page)
	for (const [bearer, status] of [
		[token, 401],
		[elsewhere, 401],
		[stored, 200],
	] as const) {
		const answer = await page.request.get("/api/admin/sessions", { headers: { authorization: `Bearer ${bearer}` } })
		expect(answer.status()).toBe(status)
	}
	// The new cookie works as well.
	await page.reload()
	await expect(sessions).toHaveCount(1)
})

test("two-step sign-in: turned on with an app's key, asked for at the login, and turned off after a code", async ({
	page,
	signInAs,
	strictness,
}) => {
	// The login says 403 while the code is missing, and so does turning off.
	strictness.allow(/status of 403/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/account`)
	await page.getByRole("button", { name: "Use an authenticator app" }).click()
	await page.getByLabel("Current password").first().fill("a good password")
	await page.getByRole("button", { name: "Continue" }).click()
	await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
	await page.getByText("Can't scan it?").click()
	const key = ((await page.getByRole("group", { name: "Key" }).textContent()) ?? "").replaceAll(" ", "")
	await inspectEverywhere(page)
	await page.getByLabel("Code", { exact: true }).fill(appCode(key, -1))
	await page.keyboard.press("Enter")
	const codes = ((await page.getByRole("group", { name: "Recovery codes" }).textContent()) ?? "").trim().split("\n")
	expect(codes).toHaveLength(10)
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "I've saved them" }).click()
	await expect(page.getByText("10 recovery codes are left")).toBeVisible()

	await page.getByRole("button", { name: /^Account: / }).click()
	await page.getByRole("menuitem", { name: "Logout" }).click()
	await page.waitForURL(/:\d+\/$/)
	await page.goto(`/admin/${tenant.slug}`)
	const form = loginForm(page)
	await form.fill(user.email, "a good password")
	await form.signIn.click()
	await expect(page.getByLabel("Code", { exact: true })).toBeFocused()
	expect(await storedSession(page)).toEqual([null, null])
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Use a recovery code" }).click()
	await page.getByLabel("Recovery code").fill(codes[4] ?? "")
	await page.keyboard.press("Enter")
	await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)

	await page.goto(`/admin/${tenant.slug}/account`)
	await expect(page.getByText("9 recovery codes are left")).toBeVisible()
	await confirmSessions(user.id, new Date(0))
	await page.getByRole("button", { name: "Turn off" }).click()
	await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click()
	const dialog = page.getByRole("dialog", { name: "Is it you?" })
	await expect(dialog.getByLabel("Code", { exact: true })).toBeFocused()
	await inspectEverywhere(page)
	await dialog.getByLabel("Code", { exact: true }).fill(appCode(key))
	await page.keyboard.press("Enter")
	await expect(page.getByRole("button", { name: "Use an authenticator app" })).toBeVisible()
	await page.reload()
	await expect(page.getByRole("button", { name: "Use an authenticator app" })).toBeVisible()
})

test("an invitation asks an owner without two-step sign-in for the password, and goes on", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of (?:403|422)/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await confirmSessions(user.id, new Date(0))
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/dashboard?tab=settings&section=team`)
	const email = `invited-${user.id}@example.com`
	await page.getByLabel("Invite by email").fill(email)
	await page.keyboard.press("Enter")
	const dialog = page.getByRole("dialog", { name: "Is it you?" })
	const password = dialog.getByLabel("Current password")
	await expect(password).toBeFocused()
	await inspectEverywhere(page)
	await password.fill("a wrong password")
	await page.keyboard.press("Enter")
	await expect(dialog.getByText("Your current password isn't correct")).toBeVisible()
	await password.fill("a good password")
	await page.keyboard.press("Enter")
	await expect(dialog).toHaveCount(0)
	await expect(page.getByText(email).first()).toBeVisible()
})

test("a session that ended elsewhere leads to a login that says so and leads back; an admin's own logout does neither", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 401/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await signInAs(token)
	const words = page.getByText("You've been signed out. Please sign in again.")
	const form = loginForm(page)
	const place = `/admin/${tenant.slug}/dashboard?tab=settings&section=privacy`
	const find = page.getByRole("button", { name: "Find" })

	await test.step("a call is refused", async () => {
		await page.goto(place)
		await page.getByLabel("The person's email").fill("jane@example.com")
		await db().session.deleteMany({ where: { userId: user.id } })
		await find.click()
		await page.waitForURL(`**/admin/${tenant.slug}`)
		await expect(words).toBeVisible()
		expect(await storedSession(page)).toEqual([null, null])
		await form.fill(user.email, "a good password")
		await form.signIn.click()
		await page.waitForURL(`**${place}`)
	})

	await test.step("the admin's own Logout", async () => {
		await expect(find).toBeEnabled()
		await page.getByRole("button", { name: /^Account: / }).click()
		await page.getByRole("menuitem", { name: "Logout" }).click()
		await page.waitForURL(/:\d+\/$/)
		await page.goto(`/admin/${tenant.slug}`)
		await expect(form.signIn).toBeEnabled()
		await expect(words).toBeHidden()
		expect(await storedSession(page)).toEqual([null, null])
		await form.fill(user.email, "a good password")
		await form.signIn.click()
		await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
	})

	await test.step("the server sends a page to the login", async () => {
		await db().session.deleteMany({ where: { userId: user.id } })
		await page.goto(place)
		await expect(words).toBeVisible()
	})
})
