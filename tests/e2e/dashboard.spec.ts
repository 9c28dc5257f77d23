import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { fixture, makeAdmin, makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9, 0) - minutes * 60_000)

test("an owner browses the list and changes it; address, rows, counts, focus and server agree", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	const bytes = await fixture("chrome-vp9-opus.webm")
	await makeSubmission({ tenantId, name: "Ada", createdAt: at(0), bytes })
	const long = { durationMs: 65_900, fileSizeBytes: 12_950_000 }
	await makeSubmission({ tenantId, name: "Bob", createdAt: at(1), status: "approved", ...long })
	await makeSubmission({ tenantId, name: "Eve", createdAt: at(2), status: "rejected" })
	const statuses = async () =>
		(await db().submission.findMany({ where: { tenantId }, orderBy: { name: "asc" } })).map(
			({ name, status }) => `${name} ${status}`,
		)
	await signInAs(token)
	const owner = dashboard(page)
	const more = (name: string) => page.getByRole("button", { name: `More for ${name}` })
	await owner.open(tenant.slug)
	await expect(owner.rows).toContainText(["Ada", "Bob", "Eve"])
	for (const words of ["Jan 15, 2026, 9:00 AM", "Pending"]) await expect(owner.row("Ada")).toContainText(words)
	for (const words of ["1:05", "12.4 MB", "Approved"]) await expect(owner.row("Bob")).toContainText(words)

	await test.step("approving moves no column, is announced on the page, and can be undone", async () => {
		const places = () =>
			owner.row("Ada").evaluate((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)))
		const before = await places()
		await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
		const toast = owner.notifications.getByText("Ada approved")
		await expect(toast).toBeVisible()
		expect(await places()).toEqual(before)
		const fontOf = (element: Element) => getComputedStyle(element).fontFamily
		expect(await toast.evaluate(fontOf)).toBe(await page.locator("body").evaluate(fontOf))
		await expect(owner.filter("Approved")).toHaveAccessibleName("2 Approved")
		expect(await statuses()).toEqual(["Ada approved", "Bob approved", "Eve rejected"])
		await page.getByRole("button", { name: "Undo" }).click()
		await expect(owner.row("Ada")).toContainText("Pending")
		await expect.poll(statuses).toEqual(["Ada pending", "Bob approved", "Eve rejected"])
	})

	await test.step("Enter on a row plays it in another tab", async () => {
		const tab = page.waitForEvent("popup")
		await owner.row("Ada").press("Enter")
		await expect(await tab).toHaveURL(/\/watch\/[\w-]+$/)
		await (await tab).close()
	})

	await test.step("the address holds the filter and the search; Back, Forward and the export follow it", async () => {
		await owner.filter("Approved").click()
		await expect(page).toHaveURL(/\?status=approved$/)
		await expect(owner.rows).toHaveCount(1)
		const download = page.waitForEvent("download")
		await page.getByRole("link", { name: "Export CSV" }).click()
		expect((await download).url()).toContain("status=approved")
		await owner.filter("All").click()
		await expect(owner.rows).toHaveCount(3)
		await page.keyboard.press("/")
		await page.keyboard.type("eve")
		await expect(page).toHaveURL(/\?q=eve$/)
		await expect(owner.rows).toHaveCount(1)
		await owner.filter("Approved").click()
		await expect(page.getByRole("heading", { name: "No matching testimonials" })).toBeVisible()
		await page.getByRole("link", { name: "Show all" }).click()
		await expect(owner.rows).toHaveCount(3)
		await page.goBack()
		await expect(owner.search).toHaveValue("eve")
		await page.goForward()
		await expect(owner.search).toHaveValue("")
		await expect(owner.rows).toHaveCount(3)
	})

	await test.step("several rows at once", async () => {
		await page.getByRole("checkbox", { name: "Select Ada" }).check()
		await page.getByRole("checkbox", { name: "Select Eve" }).check()
		await owner.bulk.getByRole("button", { name: "Approve" }).click()
		await expect(owner.notifications).toContainText("2 testimonials approved")
		await expect.poll(statuses).toEqual(["Ada approved", "Bob approved", "Eve approved"])
	})

	await test.step("a row that leaves the list passes the focus on to the next", async () => {
		await owner.filter("Approved").click()
		await expect(page).toHaveURL(/\?status=approved$/)
		await owner.choose("Ada", "Reject")
		await page.getByRole("button", { name: "It's a duplicate" }).click()
		await expect(owner.row("Ada")).toBeHidden()
		await expect(more("Bob")).toBeFocused()
		await owner.choose("Eve", "Delete")
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
		await expect(owner.row("Eve")).toBeHidden()
		await expect(more("Bob")).toBeFocused()
		await expect.poll(statuses).toEqual(["Ada rejected", "Bob approved"])
	})
})

test("the platform's list leads into a tenant, which has a way back and a preview", async ({ page, signInAs }) => {
	const tenant = await makeTenant()
	const name = `Ada ${unique()}`
	await makeSubmission({ tenantId: tenant.id, name })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	const owner = dashboard(page)
	await page.goto(`/admin/platform/dashboard?tab=testimonials&q=${encodeURIComponent(name)}`)
	await owner.row(name).getByRole("link", { name: tenant.name }).click()
	await expect(page).toHaveURL(new RegExp(`/admin/${tenant.slug}/dashboard$`))
	await owner.row(name).getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText(`${name} approved`)
	const preview = page.getByRole("link", { name: "Preview" })
	await expect(preview).toHaveAttribute("href", `/${tenant.slug}`)
	await expect(preview).toHaveAttribute("target", "_blank")
	await page.getByRole("link", { name: "Back to Platform Admin" }).click()
	await expect(page).toHaveURL(/\/admin\/platform\/dashboard$/)
})
