import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { makeAdmin, makeSubmission, makeTenantWithAdmin, unique } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"
import { loginForm } from "../support/login-form"

test.use({ reducedMotion: "reduce" })

test("logins, an error, and the dialog for a forgotten password @phone", async ({ page }) => {
	const { tenant } = await makeTenantWithAdmin()
	for (const path of ["/admin/platform", `/admin/${tenant.slug}`]) {
		await page.goto(path)
		await expect(loginForm(page).signIn).toBeEnabled()
		await inspectScreen(page)
	}
	await loginForm(page).signIn.click()
	await expect(loginForm(page).alert).toBeVisible()
	await inspectScreen(page)
	await page.getByRole("button", { name: "Forgot your password?" }).click()
	await expect(page.getByRole("dialog", { name: "Reset Password" })).toBeVisible()
	await inspectScreen(page)
})

test("an empty dashboard, and an inactive business's @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await dashboard(page).open(tenant.slug)
	await expect(page.getByRole("heading", { name: "No testimonials yet" })).toBeVisible()
	await inspectScreen(page)
	await db().tenant.update({ where: { id: tenant.id }, data: { isActive: false } })
	await page.reload()
	await expect(page.getByText("This business is inactive")).toBeVisible()
	await inspectScreen(page)
})

test("a dashboard with its menus, dialogs, toasts and selection @phone", async ({ page, signInAs, isMobile }) => {
	test.setTimeout(120_000)
	const { tenant, token } = await makeTenantWithAdmin()
	for (const [name, status] of [
		["Ada", "pending"],
		["Bob", "approved"],
		["Eve", "rejected"],
	] as const) {
		await makeSubmission({ tenantId: tenant.id, name, status, website: "https://example.com" })
	}
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await expect(owner.rows).toHaveCount(3)
	await inspectScreen(page)

	await page.getByRole("button", { name: "More for Ada" }).click()
	await expect(page.getByRole("menu")).toBeVisible()
	await inspectScreen(page)
	await page.getByRole("menuitem", { name: "Share" }).click()
	const dialog = page.getByRole("dialog", { name: "Share Ada's testimonial" })
	await dialog.getByRole("button", { name: "Link", exact: true }).click()
	await expect(dialog.getByLabel("Suggested caption")).toBeVisible()
	await dialog.getByLabel("Or type where to").fill("nowhere")
	await dialog.getByLabel("Or type where to").press("Enter")
	await expect(dialog.getByText(/^Please choose:/)).toBeVisible()
	await inspectScreen(page)
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await owner.choose("Bob", "Delete")
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await inspectScreen(page)
	await page.keyboard.press("Escape")

	await page.getByRole("checkbox", { name: "Select Bob" }).check()
	await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("Ada approved")
	await inspectScreen(page)

	await page.getByRole("button", { name: /^Account: / }).click()
	await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible()
	await inspectScreen(page)
	await page.keyboard.press("Escape")

	await page.goto(`/admin/${tenant.slug}/dashboard?q=nobody`)
	await expect(page.getByRole("heading", { name: "No testimonial matches" })).toBeVisible()
	await inspectScreen(page)
	expect(isMobile).toBe((page.viewportSize()?.width ?? 0) < 500)
})

test("the platform's dashboard @phone", async ({ page, signInAs }) => {
	const { tenant } = await makeTenantWithAdmin()
	const name = `Ada ${unique()}`
	await makeSubmission({ tenantId: tenant.id, name })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	await page.goto(`/admin/platform/dashboard?tab=testimonials&q=${encodeURIComponent(name)}`)
	await expect(dashboard(page).row(name)).toBeVisible()
	await inspectScreen(page)
})
