import { expect, test } from "../support/browser"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { dashboard } from "../support/dashboard"
import { fixture, makeAdmin, makeDelivery, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { loginForm } from "../support/login-form"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { smallTargets } from "../support/touch-targets"

/** Opens each screen and finds nothing on it that a finger would miss. Add new screens to the lists below. */
async function checkScreens(page: Parameters<typeof smallTargets>[0], paths: string[]): Promise<void> {
	for (const path of paths) {
		await page.goto(path)
		await expect(page.getByRole("main")).toBeVisible()
		expect.soft(await smallTargets(page), path).toEqual([])
	}
}

test("a finger hits everything on the public screens @phone-only", async ({ page }) => {
	const { id, slug } = await makeTenant()
	const bytes = await fixture("chrome-vp9-opus.webm")
	const shared = await makeSubmission({ tenantId: id, bytes, status: "approved", website: "https://example.com" })
	const quiz = await makeQuiz({ tenantId: id })
	await checkScreens(page, [
		"/",
		`/${slug}`,
		`/${slug}/thank-you`,
		`/testimonial/${shared.id}`,
		`/chat/${slug}`,
		`/quiz/${slug}/${quiz.id}`,
		"/admin/platform",
		`/admin/${slug}`,
	])
})

test("a finger hits everything on a business's dashboards @phone-only", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	const bytes = await fixture("chrome-vp9-opus.webm")
	const submission = await makeSubmission({ tenantId, bytes, website: "https://example.com" })
	await makeSubmission({ tenantId, status: "approved" })
	await makeDelivery({ tenantId })
	await makeConversation(tenantId)
	await makeLead(tenantId, { phone: "+44 20 1234" })
	await makeQuestion(tenantId)
	await makeSource(tenantId)
	const quiz = await makeQuiz({ tenantId })
	await makeQuizSession(quiz)
	await signInAs(token)
	const admin = `/admin/${tenant.slug}`
	const settings = `${admin}/dashboard?tab=settings`
	const quizzes = `${admin}/chatbot?tab=quizzes`
	await checkScreens(page, [
		`${admin}/dashboard`,
		`${admin}/dashboard?tab=chatbot`,
		settings,
		...["page", "thank-you", "email", "team", "privacy", "activity"].map((name) => `${settings}&section=${name}`),
		`${admin}/watch/${submission.id}`,
		`${admin}/captions/${submission.id}`,
		`${admin}/account`,
		...["settings", "embed", "conversations", "leads", "knowledge", "unanswered"].map(
			(name) => `${admin}/chatbot?tab=${name}`,
		),
		quizzes,
		...["questions", "scoring", "outcomes", "results"].map((name) => `${quizzes}&quiz=${quiz.id}&section=${name}`),
	])
})

test("a finger hits everything in menus, dialogs and toasts @phone-only", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const rows = { tenantId: tenant.id, bytes: await fixture("chrome-vp9-opus.webm") }
	await makeSubmission({ ...rows, name: "Ada" })
	await makeSubmission({ ...rows, name: "Bob", status: "approved" })
	await makeQuiz({ tenantId: tenant.id, name: "Coffee" })
	const check = async (what: string) => expect.soft(await smallTargets(page), what).toEqual([])
	const dialog = page.getByRole("dialog")
	const owner = dashboard(page)

	await page.goto(`/admin/${tenant.slug}`)
	await expect(loginForm(page).signIn).toBeEnabled()
	await page.getByRole("button", { name: "Forgot your password?" }).click()
	await expect(dialog).toBeVisible()
	await check("the dialog for a forgotten password")

	await signInAs(token)
	await owner.open(tenant.slug)
	await page.getByRole("button", { name: /^Account: / }).click()
	await expect(page.getByRole("menu")).toBeVisible()
	await check("the account's menu")
	await page.keyboard.press("Escape")
	await page.getByRole("button", { name: "More for Ada" }).click()
	await expect(page.getByRole("menu")).toBeVisible()
	await check("a row's menu")
	await page.getByRole("menuitem", { name: "Tags…" }).click()
	await dialog.getByLabel("New tag").fill("Wedding")
	await dialog.getByRole("button", { name: "Add" }).click()
	await expect(dialog.getByRole("button", { name: "Rename Wedding" })).toBeVisible()
	await check("the tags' dialog")
	await page.keyboard.press("Escape")
	await page.getByRole("button", { name: "Share Bob" }).click()
	await dialog.getByRole("button", { name: "Copy link" }).click()
	await expect(dialog.getByLabel("Suggested caption")).toBeVisible()
	await dialog.getByText("More", { exact: true }).click()
	await check("the share dialog")
	await page.keyboard.press("Escape")
	await owner.choose("Bob", "Delete")
	await expect(page.getByRole("alertdialog")).toBeVisible()
	await check("a confirmation")
	await page.keyboard.press("Escape")
	await page.getByRole("checkbox", { name: "Select Bob" }).check()
	await owner.row("Ada").getByRole("button", { name: "Approve" }).click()
	await expect(owner.notifications).toContainText("Ada approved")
	await check("a toast above the bar of what is selected")

	await page.goto(`/admin/${tenant.slug}/chatbot?tab=quizzes`)
	await page.getByRole("button", { name: "More for Coffee" }).click()
	await page.getByRole("menuitem", { name: "Embed" }).click()
	await expect(dialog).toBeVisible()
	await check("a quiz's embed code")
})

test("a finger hits everything on the platform's dashboards @phone-only", async ({ page, signInAs }) => {
	const { tenant } = await makeTenantWithAdmin()
	await makeSubmission({ tenantId: tenant.id })
	await signInAs((await makeAdmin({ tenantId: null })).token)
	const platform = "/admin/platform/dashboard"
	await checkScreens(page, [
		platform,
		`${platform}?tab=testimonials`,
		...["", "&section=texts", "&section=carousel", "&section=logo", "&section=activity"].map(
			(section) => `${platform}?tab=settings${section}`,
		),
		"/admin/chatbot",
		"/admin/chatbot?tab=settings",
	])
})
