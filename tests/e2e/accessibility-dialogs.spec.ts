import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { makeSubmission, makeTag, makeTenantWithAdmin, makeText, makeWidget } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

test("why a testimonial is rejected, sharing, the filter menu, and the tags of one and of all", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id, name: "Ada" })
	await makeText({ tenantId: tenant.id, name: "Bob", status: "approved" })
	await makeTag({ tenantId: tenant.id, name: "Wedding" })
	await signInAs(token)
	const owner = dashboard(page)
	const dialog = page.getByRole("dialog")
	await owner.open(tenant.slug)

	await owner.choose("Ada", "Reject")
	await expect(dialog.getByRole("button", { name: "It's a duplicate" })).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await page.getByRole("button", { name: "Filter", exact: true }).click()
	await expect(page.getByRole("menuitem", { name: "Wedding" })).toBeVisible()
	await inspectEverywhere(page)
	await page.getByRole("menuitem", { name: "Manage tags…" }).click()
	await expect(dialog.getByText("Wedding")).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await page.getByRole("button", { name: "Share Bob" }).click()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
	await expect(dialog).toBeHidden()

	await owner.choose("Ada", "Tags…")
	await expect(page.getByRole("dialog", { name: "Tags for Ada" })).toBeVisible()
	await inspectEverywhere(page)
})

test("the choice of a widget's testimonials, and a quiz's code for each place", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await makeText({ tenantId: tenant.id, name: "Bob", status: "approved" })
	const widget = await makeWidget({ tenantId: tenant.id, source: "picked" })
	await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	await signInAs(token)

	await page.goto(`/admin/${tenant.slug}/dashboard?tab=website&widget=${widget.id}`)
	await page.getByRole("button", { name: "Edit" }).click()
	await page.getByRole("button", { name: "Choose testimonials" }).click()
	const choices = page.getByRole("dialog", { name: "Choose testimonials" })
	await choices.getByRole("checkbox", { name: /Bob/ }).check()
	await inspectEverywhere(page)

	const owner = quizEditor(page)
	await owner.open(tenant.slug)
	await owner.button("More for Coffee").click()
	await page.getByRole("menuitem", { name: "Embed" }).click()
	const embed = page.getByRole("dialog", { name: "Embed “Coffee”" })
	await embed.locator("summary").click()
	await inspectEverywhere(page)
})
