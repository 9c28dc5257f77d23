import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { e2eProduct } from "../support/e2e-product"
import { makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9, 0) - minutes * 60_000)

/** The dashboard of a tenant with three testimonials, newest first: Ada (pending), Bob (approved), Eve (rejected). */
async function openThree(page: Page, signInAs: (token: string) => Promise<void>) {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	await makeSubmission({ tenantId, name: "Ada", createdAt: at(0), durationMs: 65_900, fileSizeBytes: 12_950_000 })
	await makeSubmission({
		tenantId,
		name: "Bob",
		createdAt: at(1),
		status: "approved",
		website: "https://www.bob.example/",
	})
	await makeSubmission({ tenantId, name: "Eve", createdAt: at(2), status: "rejected" })
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await expect(owner.rows).toHaveCount(3)
	return owner
}

test("nothing yet: the words, and the link to send to customers @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	await dashboard(page).open(tenant.slug)
	await expect(page.getByRole("heading", { name: "No testimonials yet" })).toBeVisible()
	await page.getByRole("main").getByRole("button", { name: "Copy page link" }).last().click()
	await expect(dashboard(page).notifications).toContainText("Page link copied")
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${e2eProduct().url}/${tenant.slug}`)
})

test("a row: name, email, website, date in en-US, length as m:ss, size in MB, newest first @phone", async ({
	page,
	signInAs,
}) => {
	const owner = await openThree(page, signInAs)
	await expect(owner.rows).toContainText(["Ada", "Bob", "Eve"])
	const ada = owner.row("Ada")
	await expect(ada).toContainText(/ada-\w+@example\.com/)
	await expect(ada).toContainText("Jan 15, 2026, 9:00 AM")
	await expect(ada).toContainText("1:05")
	await expect(ada).toContainText("12.4 MB")
	await expect(ada).toContainText("Pending")
	await expect(owner.row("Bob")).toContainText("Approved")
	await expect(owner.row("Bob").getByRole("link", { name: "bob.example" })).toHaveAttribute(
		"href",
		"https://www.bob.example/",
	)
	await expect(owner.watch("Ada")).toHaveAttribute("target", "_blank")
})

test("filter by status and search, both in the address; the export follows them", async ({ page, signInAs }) => {
	const owner = await openThree(page, signInAs)
	await expect(owner.filter("All")).toHaveAccessibleName("3 All")
	await owner.filter("Approved").click()
	await expect(page).toHaveURL(/\?status=approved$/)
	await expect(owner.rows).toHaveCount(1)
	await expect(owner.row("Bob")).toBeVisible()
	const download = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	expect((await download).url()).toContain("status=approved")
	await owner.filter("All").click()
	await expect(owner.rows).toHaveCount(3)

	await page.keyboard.press("/")
	await expect(owner.search).toBeFocused()
	await page.keyboard.type("eve")
	await expect(page).toHaveURL(/\?q=eve$/)
	await expect(owner.rows).toHaveCount(1)
	await owner.filter("Approved").click()
	await expect(page.getByRole("heading", { name: "No testimonial matches" })).toBeVisible()
	await page.getByRole("link", { name: "Show all" }).click()
	await expect(owner.rows).toHaveCount(3)
	await page.goBack()
	await expect(owner.search).toHaveValue("eve")
	await page.goForward()
	await expect(owner.search).toHaveValue("")
	await owner.search.fill("eve")
	await expect(owner.rows).toHaveCount(1)
	await owner.search.press("Escape")
	await expect(owner.search).toHaveValue("")
	await expect(page).not.toHaveURL(/q=/)
	await owner.search.press("Escape")
	await expect(owner.search).not.toBeFocused()
})

test("sixty rows: fifty, then ten, then back to the newest", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	for (let number = 1; number <= 60; number += 1) {
		await makeSubmission({ tenantId: tenant.id, name: `Customer ${number}`, createdAt: at(number) })
	}
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	const pages = page.getByRole("navigation", { name: "Pages of testimonials" })
	await expect(owner.rows).toHaveCount(50)
	await expect(owner.row("Customer 50")).toBeVisible()
	await expect(owner.filter("All")).toHaveAccessibleName("60 All")
	await expect(pages.getByRole("link", { name: "Newest" })).toBeHidden()
	await pages.getByRole("link", { name: "Older" }).click()
	await expect(owner.rows).toHaveCount(10)
	await expect(owner.row("Customer 51")).toBeVisible()
	await expect(pages.getByRole("link", { name: "Older" })).toBeHidden()
	await pages.getByRole("link", { name: "Newest" }).click()
	await expect(owner.rows).toHaveCount(50)
	// A bookmark that nobody made starts over.
	await page.goto(`/admin/${tenant.slug}/dashboard?cursor=nonsense`)
	await expect(owner.rows).toHaveCount(50)
})

test("approve, undo, reject, back to pending: rows, numbers and server agree", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const { id } = await makeSubmission({ tenantId: tenant.id, name: "Ada" })
	const status = async () => (await db().submission.findUniqueOrThrow({ where: { id } })).status
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	const places = () =>
		owner.row("Ada").evaluate((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)))
	const before = await places()
	await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("Ada approved")
	expect(await places()).toEqual(before)
	const fontOf = (element: Element) => getComputedStyle(element).fontFamily
	const toast = owner.notifications.getByText("Ada approved")
	expect(await toast.evaluate(fontOf)).toBe(await page.locator("body").evaluate(fontOf))
	await expect(owner.filter("Approved")).toHaveAccessibleName("1 Approved")
	expect(await status()).toBe("approved")
	await page.getByRole("button", { name: "Undo" }).click()
	await expect(owner.row("Ada")).toContainText("Pending")
	await expect.poll(status).toBe("pending")
	await owner.choose("Ada", "Reject")
	await expect(owner.notifications).toContainText("Ada rejected")
	await expect.poll(status).toBe("rejected")
	await owner.choose("Ada", "Back to pending")
	await expect(owner.notifications).toContainText("Ada back to pending")
	await expect.poll(status).toBe("pending")
})

test("what the server refuses is taken back, with its words", async ({ page, signInAs, strictness }) => {
	strictness.allow(/status of (409|500|503)/)
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id, name: "Ada" })
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	const refuse = (status: number, detail: string) =>
		page.route("**/api/admin/submission/**", (route) => route.fulfill({ status, json: { detail } }))

	await refuse(503, "The database is away.")
	await owner.choose("Ada", "Delete")
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
	await expect(owner.notifications).toContainText("Failed to delete testimonial: The database is away.")
	await expect(owner.row("Ada")).toBeVisible()
	await expect(owner.filter("All")).toHaveAccessibleName("1 All")

	await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("Failed to update testimonial: The database is away.")
	await expect(owner.row("Ada")).toContainText("Pending")

	await owner.choose("Ada", "Download")
	await expect(owner.notifications).toContainText("Failed to download video. Please try again.")

	await refuse(409, "A rejected testimonial cannot be shared. Approve it first.")
	await owner.choose("Ada", "Share")
	const dialog = page.getByRole("dialog", { name: "Share Ada's testimonial" })
	await dialog.getByRole("button", { name: "Link", exact: true }).click()
	await expect(dialog.getByRole("alert")).toHaveText(
		"Failed to share testimonial: A rejected testimonial cannot be shared. Approve it first.",
	)
})

test("Share says whether it is approved, and offers nothing where it is rejected @phone", async ({
	page,
	signInAs,
}) => {
	const owner = await openThree(page, signInAs)
	const dialog = page.getByRole("dialog")
	const link = dialog.getByRole("button", { name: "Link", exact: true })
	const warning = dialog.getByText("You have not approved it yet.")
	await owner.choose("Ada", "Share")
	await expect(warning).toBeVisible()
	await expect(link).toHaveAccessibleDescription("Copies the address")
	await page.keyboard.press("Escape")
	await owner.choose("Bob", "Share")
	await expect(link).toBeVisible()
	await expect(warning).toBeHidden()
	await page.keyboard.press("Escape")
	await owner.choose("Eve", "Share")
	await expect(dialog).toHaveAccessibleDescription("A rejected testimonial cannot be shared. Approve it first.")
	await expect(dialog.getByRole("button")).toHaveText([""])
	await expect(dialog.getByRole("textbox")).toHaveCount(0)
})

test("Cancel deletes nothing, and has the focus", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id, name: "Ada" })
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await owner.choose("Ada", "Delete")
	const question = page.getByRole("alertdialog", { name: "Delete Ada's testimonial?" })
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(question).toBeHidden()
	await expect(owner.row("Ada")).toBeVisible()
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("an inactive business and a product that is off: a banner, and nothing can be changed", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id, name: "Ada" })
	await signInAs(token)
	const owner = dashboard(page)
	for (const [change, words] of [
		[{ isActive: false }, "This business is inactive"],
		[{ isActive: true, videoTestimonialsEnabled: false, videoTestimonialsMessage: "Back in May." }, "Back in May."],
	] as const) {
		await db().tenant.update({ where: { id: tenant.id }, data: change })
		await owner.open(tenant.slug)
		await expect(page.getByText(words, { exact: true })).toBeVisible()
		await expect(owner.row("Ada").getByRole("button", { name: "Approve" })).toBeDisabled()
		await expect(page.getByRole("checkbox", { name: "Select Ada" })).toBeDisabled()
		await expect(owner.watch("Ada")).toBeVisible()
		await page.getByRole("button", { name: "More for Ada" }).click()
		await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("aria-disabled", "true")
		await expect(page.getByRole("menuitem", { name: "Share" })).toHaveAttribute("aria-disabled", "true")
		await expect(page.getByRole("menuitem", { name: "Download" })).not.toHaveAttribute("aria-disabled")
		await page.keyboard.press("Escape")
	}
})

test("the platform's list names each row's tenant; inside a tenant there is a way back and a preview", async ({
	page,
	signInAs,
}) => {
	const tenant = await makeTenant()
	const name = `Ada ${unique()}`
	await makeSubmission({ tenantId: tenant.id, name })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const owner = dashboard(page)
	await page.goto(`/admin/platform/dashboard?tab=testimonials&q=${encodeURIComponent(name)}`)
	await expect(owner.row(name)).toContainText(tenant.name)
	await owner.row(name).getByRole("link", { name: tenant.name }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
	await expect(owner.row(name)).toBeVisible()
	const preview = page.waitForEvent("popup")
	await page.getByRole("link", { name: "Preview" }).click()
	await expect(await preview).toHaveURL(new RegExp(`/${tenant.slug}$`))
	await owner.row(name).getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText(`${name} approved`)
	await page.getByRole("link", { name: "Back to Platform Admin" }).click()
	await expect(page).toHaveURL(/\/admin\/platform\/dashboard$/)
})
