import { db } from "@/lib/db/client"
import { expect, storedSession, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeTenant } from "../support/factories"
import { loginForm } from "../support/login-form"

// In one worker, one after the other: a test changes the titles that another one reads.
test.describe.configure({ mode: "default" })

test("platform login: titles, fields, footer @phone", async ({ page }) => {
	const form = loginForm(page)
	await page.goto("/admin/platform")
	await expect(page.getByRole("heading", { level: 1, name: "Platform Administrator" })).toBeVisible()
	await expect(page.getByText("Access the platform management dashboard", { exact: true })).toBeVisible()
	await expect(page.getByText("Platform administrators only. Contact support for access.")).toBeVisible()
	await expect(form.email).toHaveAttribute("type", "email")
	await expect(form.password).toHaveAttribute("type", "password")
	await expect(form.signIn).toBeEnabled()
	await expect(page).toHaveTitle(/^Platform login/)
})

test("tenant login: titles, fields, footer @phone", async ({ page }) => {
	const tenant = await makeTenant()
	await page.goto(`/admin/${tenant.slug}`)
	await expect(page.getByRole("heading", { level: 1, name: "Tenant Administrator" })).toBeVisible()
	await expect(page.getByText(`Access your business dashboard for ${tenant.name}`, { exact: true })).toBeVisible()
	await expect(
		page.getByText("Tenant administrators only. Contact your platform administrator for access."),
	).toBeVisible()
	await expect(loginForm(page).signIn).toBeEnabled()
})

test("an unknown tenant's login tells nobody who is a customer", async ({ page }) => {
	const answer = await page.goto("/admin/nobody-has-this-slug")
	expect(answer?.status()).toBe(200)
	await expect(page.getByText("Access your business dashboard", { exact: true })).toBeVisible()
})

test("titles and subtitles come from the platform's configuration", async ({ page }) => {
	const texts = {
		platformAdminLoginTitle: "Head office",
		platformAdminLoginSubtitle: "For the few",
		tenantAdminLoginTitle: "Shop owner",
		tenantAdminLoginSubtitle: "Your own desk",
	}
	await db().platformConfig.update({ where: { id: 1 }, data: texts })
	try {
		await page.goto("/admin/platform")
		await expect(page.getByRole("heading", { level: 1, name: "Head office" })).toBeVisible()
		await expect(page.getByText("For the few", { exact: true })).toBeVisible()
		const tenant = await makeTenant()
		await page.goto(`/admin/${tenant.slug}`)
		await expect(page.getByRole("heading", { level: 1, name: "Shop owner" })).toBeVisible()
		await expect(page.getByText(`Your own desk for ${tenant.name}`, { exact: true })).toBeVisible()
	} finally {
		const none = Object.fromEntries(Object.keys(texts).map((name) => [name, null]))
		await db().platformConfig.update({ where: { id: 1 }, data: none })
	}
})

for (const login of ["platform", "tenant"] as const) {
	const path = async () => (login === "platform" ? "/admin/platform" : `/admin/${(await makeTenant()).slug}`)

	test(`${login} login, empty fields: Please enter both email and password`, async ({ page }) => {
		const form = loginForm(page)
		await page.goto(await path())
		await form.signIn.click()
		await expect(form.alert).toHaveText("Please enter both email and password")
		await expect(form.email).toBeFocused()
		await form.fill("grace@example.com", "")
		await form.signIn.click()
		await expect(form.alert).toHaveText("Please enter both email and password")
		await expect(form.password).toBeFocused()
	})

	test(`${login} login, wrong password: Invalid email or password`, async ({ page, strictness }) => {
		strictness.allow(/status of 401/)
		const { user } = await makeAdmin({ tenantId: null, password: "a good password" })
		const form = loginForm(page)
		await page.goto(await path())
		for (const [email, password] of [
			[user.email, "a wrong password"],
			["nobody@example.com", "a good password"],
		] as const) {
			await form.fill(email, password)
			await form.signIn.click()
			await expect(form.alert).toHaveText("Invalid email or password")
			await expect(form.password).toBeFocused()
		}
		expect(await storedSession(page)).toEqual([null, null])
	})

	test(`${login} login, any other error: Login failed. Please try again.`, async ({ page, strictness }) => {
		strictness.allow(/status of 500|ERR_FAILED/)
		const form = loginForm(page)
		await page.goto(await path())
		await page.route("**/api/admin/login", (route) => route.fulfill({ status: 500, json: { detail: "No." } }))
		await form.fill("grace@example.com", "a good password")
		await form.signIn.click()
		await expect(form.alert).toHaveText("Login failed. Please try again.")
		await page.route("**/api/admin/login", (route) => route.abort())
		await form.signIn.click()
		await expect(form.signIn).toBeEnabled()
		await expect(form.alert).toHaveText("Login failed. Please try again.")
	})
}

test("too many tries say how long to wait", async ({ page, strictness }) => {
	strictness.allow(/status of (401|429)/)
	const { user } = await makeAdmin({ tenantId: null })
	for (let tries = 0; tries < 10; tries += 1) {
		const answer = await page.request.post("/api/admin/login", { data: { email: user.email, password: "wrong" } })
		expect(answer.status()).toBe(401)
	}
	const form = loginForm(page)
	await page.goto("/admin/platform")
	await form.fill(user.email, "wrong")
	await form.signIn.click()
	await expect(form.alert).toHaveText(
		/^Too many sign-in attempts for this account\. Please try again in (15 minutes|\d+ minutes)\.$/,
	)
})

test("the platform's admin lands on the platform's dashboard", async ({ page }) => {
	const { email, password } = e2eProduct().platformAdmin
	const form = loginForm(page)
	await page.goto("/admin/platform")
	await form.fill(email, password)
	await form.signIn.click()
	await expect(page).toHaveURL(/\/admin\/platform\/dashboard$/)
	const [token, user] = await storedSession(page)
	expect(token).toBeTruthy()
	expect(JSON.parse(user ?? "")).toMatchObject({ email, role: "platform_admin", tenant_slug: null })
	// Signed in already, the login leads on.
	await page.goto("/admin/platform")
	await expect(page).toHaveURL(/\/admin\/platform\/dashboard$/)
})

test("a tenant's admin on the platform's login lands on its own dashboard", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	const form = loginForm(page)
	await page.goto("/admin/platform")
	await form.fill(`  ${user.email.toUpperCase()} `, "a good password")
	await form.password.press("Enter")
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
	await expect(page.getByRole("heading", { name: tenant.name })).toBeVisible()
})

test("the password can be looked at", async ({ page }) => {
	const form = loginForm(page)
	await page.goto("/admin/platform")
	await form.fill("grace@example.com", "a good password")
	await page.getByRole("button", { name: "Show password" }).click()
	await expect(form.password).toHaveAttribute("type", "text")
	await page.getByRole("button", { name: "Hide password" }).click()
	await expect(form.password).toHaveAttribute("type", "password")
})
