import { expect, test } from "../support/browser"
import { makeConversation, makeLead, makeQuestion, makeSource } from "../support/chatbot-rows"
import { fixture, makeAdmin, makeDelivery, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
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
		`${admin}/import`,
		`${admin}/account`,
		...["settings", "embed", "conversations", "leads", "knowledge", "unanswered"].map(
			(name) => `${admin}/chatbot?tab=${name}`,
		),
		quizzes,
		...["questions", "scoring", "outcomes", "results"].map((name) => `${quizzes}&quiz=${quiz.id}&section=${name}`),
	])
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
