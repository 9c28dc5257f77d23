import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, storedSession, test } from "../support/browser"
import { makeAdmin, makeTenant, makeToken } from "../support/factories"
import { loginForm } from "../support/login-form"

const account = (page: Page) => ({
	current: page.getByLabel("Current password"),
	next: page.getByLabel("New password", { exact: true }),
	again: page.getByLabel("Confirm new password"),
	change: page.getByRole("main").getByRole("button", { name: "Change password" }),
	sessions: page.getByRole("list", { name: "Sessions" }).getByRole("listitem"),
	question: page.getByRole("alertdialog"),
	notifications: page.getByRole("region", { name: /^Notifications/ }),
})

test("a new password: the words for each mistake, every other session dead, this one goes on @phone", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 422/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "old password" })
	const elsewhere = await makeToken(user.id)
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	await page.getByRole("button", { name: /^Account: / }).click()
	await page.getByRole("menuitem", { name: "Your account" }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/account$`))
	const mine = account(page)
	await expect(mine.sessions).toHaveCount(2)

	await mine.change.click()
	await expect(page.getByText("Please fill in all fields")).toBeVisible()
	await expect(mine.current).toBeFocused()
	await mine.current.fill("wrong password")
	await mine.next.fill("12345")
	await mine.again.fill("12345")
	await mine.change.click()
	await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible()
	await expect(mine.next).toBeFocused()
	await mine.next.fill("new password")
	await mine.change.click()
	await expect(page.getByText("Passwords do not match")).toBeVisible()
	await expect(mine.again).toBeFocused()
	await mine.again.fill("new password")
	await mine.change.click()
	await expect(page.getByText("Your current password is not correct")).toBeVisible()
	await expect(mine.current).toBeFocused()
	await mine.current.fill("old password")
	await mine.again.press("Enter")
	await expect(mine.notifications).toContainText("Password changed")
	await expect(mine.sessions).toHaveCount(1)
	await expect(mine.current).toHaveValue("")

	const [stored] = await storedSession(page)
	expect(stored).not.toBe(token)
	for (const [bearer, status] of [
		[token, 401],
		[elsewhere, 401],
		[stored, 200],
	] as const) {
		const answer = await page.request.get("/api/admin/sessions", { headers: { authorization: `Bearer ${bearer}` } })
		expect(answer.status()).toBe(status)
	}
	await page.reload()
	await expect(mine.sessions).toHaveCount(1)
})

test("sessions: device, place and time; one is signed out, then all of them", async ({ page, signInAs }) => {
	const { user, token } = await makeAdmin({ tenantId: null, password: "a good password" })
	const elsewhere = await makeToken(user.id)
	await db().session.updateMany({
		where: { userId: user.id },
		data: {
			createdAt: new Date(Date.UTC(2026, 0, 15, 9, 0)),
			ipAddress: "203.0.113.7",
			userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
		},
	})
	await signInAs(token)
	// From a tenant's area a platform admin comes to its own.
	const tenant = await makeTenant()
	await page.goto(`/admin/${tenant.slug}/account`)
	await expect(page).toHaveURL(/\/admin\/platform\/account$/)
	const mine = account(page)
	await expect(mine.sessions).toHaveCount(2)
	const other = mine.sessions.filter({ hasNotText: "This device" })
	await expect(other).toContainText("Safari on iPhone")
	await expect(other).toContainText("203.0.113.7, signed in Jan 15, 2026, 9:00 AM")
	await other.getByRole("button", { name: "Sign out Safari on iPhone" }).click()
	await expect(mine.sessions).toHaveCount(1)
	const refused = await page.request.get("/api/admin/sessions", { headers: { authorization: `Bearer ${elsewhere}` } })
	expect(refused.status()).toBe(401)

	const everywhere = page.getByRole("main").getByRole("button", { name: "Sign out everywhere" })
	await everywhere.click()
	await expect(mine.question).toHaveAccessibleName("Sign out everywhere?")
	await mine.question.getByRole("button", { name: "Cancel" }).click()
	await expect(mine.sessions).toHaveCount(1)
	await everywhere.click()
	await mine.question.getByRole("button", { name: "Sign out everywhere" }).click()
	await page.waitForURL("**/admin/platform")
	await expect(loginForm(page).signIn).toBeEnabled()
	expect(await storedSession(page)).toEqual([null, null])
	expect(await db().session.count({ where: { userId: user.id } })).toBe(0)
})

test("signed out elsewhere: the login says so and leads back, and after one's own Logout it does neither", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 401/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await signInAs(token)
	const words = page.getByText("You were signed out. Please sign in again.")
	const form = loginForm(page)
	const place = new RegExp(`/admin/${tenant.slug}/dashboard\\?tab=settings&section=privacy$`)
	const signIn = async () => {
		await form.fill(user.email, "a good password")
		await form.signIn.click()
	}

	// A call is refused.
	await page.goto(`/admin/${tenant.slug}/dashboard?tab=settings&section=privacy`)
	await page.getByLabel("The person's email").fill("somebody@example.com")
	await db().session.deleteMany({ where: { userId: user.id } })
	await page.getByRole("button", { name: "Find" }).click()
	await page.waitForURL(`**/admin/${tenant.slug}`)
	await expect(words).toBeVisible()
	expect(await storedSession(page)).toEqual([null, null])
	await signIn()
	await expect(page).toHaveURL(place)

	// The server sends a page to the login.
	await expect(page.getByRole("button", { name: "Find" })).toBeEnabled()
	await db().session.deleteMany({ where: { userId: user.id } })
	await page.reload()
	await expect(words).toBeVisible()
	await signIn()
	await expect(page).toHaveURL(place)

	await page.getByRole("button", { name: /^Account: / }).click()
	await page.getByRole("menuitem", { name: "Logout" }).click()
	await page.waitForURL(/:\d+\/$/)
	await page.goto(`/admin/${tenant.slug}`)
	await expect(form.signIn).toBeEnabled()
	await expect(words).toBeHidden()
	await signIn()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
})
