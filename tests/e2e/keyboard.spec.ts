import type { Locator, Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { fixture, makeAdmin, makeSubmission, makeTenant, unique } from "../support/factories"
import { loginForm } from "../support/login-form"
import { studio } from "../support/studio"
import { tabTo } from "../support/tab-to"

test("a visitor's complete journey without a pointer", async ({ page }) => {
	const tenant = await makeTenant()
	const email = `grace-${unique()}@example.com`
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await tabTo(page, visitor.button("Start Camera"))
	await page.keyboard.press("Enter")
	// One button serves all states, so the focus stays on it.
	await expect(visitor.button("Start Recording")).toBeFocused()
	for (const leave of ["Cancel", "Escape"]) {
		await page.keyboard.press("Space")
		await expect(visitor.button("Skip countdown")).toBeFocused()
		if (leave === "Cancel") await visitor.button("Cancel").focus()
		await page.keyboard.press(leave === "Cancel" ? "Enter" : "Escape")
		await expect(visitor.button("Start Recording")).toBeFocused()
	}
	await page.keyboard.press("Space")
	await expect(visitor.button("Skip countdown")).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(visitor.timer).toHaveText(/^0:0[1-9] /)
	await expect(visitor.button("Stop Recording")).toBeFocused()
	await page.keyboard.press("Space")
	await expect(visitor.button("Record Again")).toBeFocused()
	await tabTo(page, visitor.name)
	await page.keyboard.type("Grace Hopper")
	await page.keyboard.press("Tab")
	await page.keyboard.type(email)
	await page.keyboard.press("Tab")
	await page.keyboard.type("example.com")
	await page.keyboard.press("Tab")
	await expect(visitor.consent).toBeFocused()
	await page.keyboard.press("Space")
	await page.keyboard.press("Tab")
	await expect(visitor.submit).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(page).toHaveURL(/thank-you$/, { timeout: 20_000 })
	const another = page.getByRole("link", { name: "Submit Another Testimonial" })
	await tabTo(page, another)
	await page.keyboard.press("Enter")
	await expect(visitor.button("Start Camera")).toBeVisible()
	expect(await db().submission.count({ where: { tenantId: tenant.id, email } })).toBe(1)
})

/** Goes from the focused menu button of a row to the confirmation of its deletion. */
async function askToDeleteByKeys(page: Page): Promise<Locator> {
	await page.keyboard.press("Enter")
	await expect(page.getByRole("menuitem").first()).toBeFocused()
	await page.keyboard.press("End")
	await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused()
	await page.keyboard.press("Enter")
	const question = page.getByRole("alertdialog")
	await expect(question).toBeVisible()
	return question
}

test("an owner's complete journey without a pointer", async ({ page }) => {
	const tenant = await makeTenant()
	const { user } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await makeSubmission({ tenantId: tenant.id, name: "Ada", bytes: await fixture("chrome-vp9-opus.webm") })
	const form = loginForm(page)
	await page.goto(`/admin/${tenant.slug}`)
	await expect(form.signIn).toBeEnabled()
	await tabTo(page, form.email)
	await page.keyboard.type(user.email)
	await tabTo(page, form.password)
	await page.keyboard.type("a good password")
	await tabTo(page, form.signIn)
	await page.keyboard.press("Space")
	const owner = dashboard(page)
	await expect(owner.row("Ada")).toBeVisible()

	await page.keyboard.press("Tab")
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
	await page.keyboard.press("Enter")
	await tabTo(page, owner.row("Ada").getByRole("button", { name: "Approve Ada", exact: true }))
	await page.keyboard.press("Enter")
	await expect(owner.row("Ada")).toContainText("Approved")

	const more = page.getByRole("button", { name: "More for Ada" })
	await expect(more).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(page.getByRole("menuitem", { name: "Reject" })).toBeFocused()
	await page.keyboard.type("s")
	await expect(page.getByRole("menuitem", { name: "Share" })).toBeFocused()
	await page.keyboard.press("Enter")
	const dialog = page.getByRole("dialog", { name: "Share Ada's testimonial" })
	await expect(dialog.getByRole("button", { name: "Copy link" })).toBeFocused()
	await tabTo(page, dialog.locator("summary"))
	await page.keyboard.press("Enter")
	await tabTo(page, dialog.getByLabel("Or type where to"))
	await page.keyboard.type("link")
	await page.keyboard.press("Enter")
	await expect(dialog.getByText("Link copied. Paste it wherever you like.")).toBeVisible()
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await expect(more).toBeFocused()
	const question = await askToDeleteByKeys(page)
	await page.keyboard.press("Escape")
	await expect(more).toBeFocused()
	await askToDeleteByKeys(page)
	await tabTo(page, question.getByRole("button", { name: "Delete" }))
	await page.keyboard.press("Enter")
	await expect(page.getByRole("heading", { name: "No testimonials yet" })).toBeVisible()
	await expect(owner.search).toBeFocused()
})
