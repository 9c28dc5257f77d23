import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { fixture, makeSubmission, makeTenantWithAdmin } from "../support/factories"

/** Ada, Bob and Eve, newest first, with a video behind each. */
async function makeThree() {
	const made = await makeTenantWithAdmin()
	const bytes = await fixture("chrome-vp9-opus.webm")
	for (const [index, name] of ["Ada", "Bob", "Eve"].entries()) {
		await makeSubmission({ tenantId: made.tenant.id, name, bytes, createdAt: new Date(Date.UTC(2026, 0, 9 - index)) })
	}
	return made
}

test("arrows move, Enter watches, x selects, Esc lets go", async ({ page, signInAs }) => {
	const { tenant, token } = await makeThree()
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await owner.row("Ada").focus()
	await page.keyboard.press("ArrowDown")
	await expect(owner.row("Bob")).toBeFocused()
	await page.keyboard.press("End")
	await expect(owner.row("Eve")).toBeFocused()
	await page.keyboard.press("ArrowDown")
	await expect(owner.row("Eve")).toBeFocused()
	await page.keyboard.press("x")
	await expect(page.getByRole("checkbox", { name: "Select Eve" })).toBeChecked()
	await page.keyboard.press("Home")
	await expect(owner.row("Ada")).toBeFocused()
	await page.keyboard.press("x")
	await expect(owner.bulk.getByRole("status")).toHaveText("2 selected")
	await page.keyboard.press("Escape")
	await expect(owner.bulk).toBeHidden()
	await expect(page.getByRole("checkbox", { name: "Select Ada" })).not.toBeChecked()
	const tab = page.waitForEvent("popup")
	await page.keyboard.press("Enter")
	await expect(await tab).toHaveURL(/\/media\/submissions\/[\w-]+\/video\?/)
	// One row at a time is in the tab order.
	await expect(owner.row("Ada")).toHaveAttribute("tabindex", "0")
	await expect(owner.row("Bob")).toHaveAttribute("tabindex", "-1")
})

test("bulk approve and bulk delete, asked once @phone", async ({ page, signInAs }) => {
	const { tenant, token } = await makeThree()
	const statuses = async () =>
		(await db().submission.findMany({ where: { tenantId: tenant.id }, orderBy: { name: "asc" } })).map(
			({ name, status }) => `${name} ${status}`,
		)
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await page.getByRole("checkbox", { name: "Select Ada" }).check()
	await page.getByRole("checkbox", { name: "Select Eve" }).check()
	await owner.bulk.getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("2 testimonials approved")
	await expect(owner.bulk).toBeHidden()
	await expect.poll(statuses).toEqual(["Ada approved", "Bob pending", "Eve approved"])

	await page.getByRole("checkbox", { name: "Select Ada" }).check()
	await page.getByRole("checkbox", { name: "Select Bob" }).check()
	await owner.bulk.getByRole("button", { name: "Delete" }).click()
	const question = page.getByRole("alertdialog", { name: "Delete 2 testimonials?" })
	await expect(question).toContainText(
		"Are you sure you want to delete these 2 testimonials? This action cannot be undone.",
	)
	await question.getByRole("button", { name: "Delete" }).click()
	await expect(owner.rows).toHaveCount(1)
	await expect.poll(statuses).toEqual(["Eve approved"])
	await expect(owner.bulk).toBeHidden()
})

test("whoever leaves the list hands the focus on, and Undo hands it back", async ({ page, signInAs }) => {
	const { tenant, token } = await makeThree()
	await signInAs(token)
	const owner = dashboard(page)
	const more = (name: string) => page.getByRole("button", { name: `More for ${name}` })
	await page.goto(`/admin/${tenant.slug}/dashboard?status=pending`)
	await owner.row("Ada").getByRole("button", { name: "Approve Ada" }).click()
	await expect(owner.row("Ada")).toBeHidden()
	await expect(more("Bob")).toBeFocused()
	await page.getByRole("button", { name: "Undo" }).click()
	await expect(owner.row("Ada")).toBeVisible()
	await expect(owner.notifications.getByText("Ada approved")).toBeHidden()
	await expect(more("Bob")).toBeFocused()

	await owner.choose("Bob", "Reject")
	await expect(owner.row("Bob")).toBeHidden()
	await expect(more("Eve")).toBeFocused()
	await owner.choose("Eve", "Delete")
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
	await expect(owner.row("Eve")).toBeHidden()
	await expect(more("Ada")).toBeFocused()
	await page.getByRole("checkbox", { name: "Select Ada" }).check()
	await owner.bulk.getByRole("button", { name: "Delete" }).click()
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
	await expect(owner.bulk.getByRole("button", { name: "Delete" })).toBeFocused()
})

test("all of the page at once, and Clear selection", async ({ page, signInAs }) => {
	const { tenant, token } = await makeThree()
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await page.getByRole("checkbox", { name: "Select all on this page" }).check()
	await expect(owner.bulk.getByRole("status")).toHaveText("3 selected")
	await owner.bulk.getByRole("button", { name: "Reject" }).click()
	await expect(owner.notifications).toContainText("3 testimonials rejected")
	await page.getByRole("checkbox", { name: "Select all on this page" }).check()
	await owner.bulk.getByRole("button", { name: "Clear selection" }).click()
	await expect(owner.bulk).toBeHidden()
})
