import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser"
import { makeChatbot } from "../support/chat-screen"
import { fixture, makeConsent, makeTag, makeTenantWithAdmin, makeText, makeWidget } from "../support/factories"
import { unseenFocus } from "../support/focus-rings"
import { makeQuiz } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

async function inspectFocus(page: Page): Promise<void> {
	for (const width of [1440, 720]) {
		await page.setViewportSize({ width, height: 900 })
		expect({ url: page.url(), width, unseen: await unseenFocus(page) }).toMatchObject({ unseen: [] })
	}
}

test("everything that Tab reaches on a visitor's pages shows it", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot({
		wallEnabled: true,
		acceptWritten: true,
		askStars: true,
		showVerify: true,
		brandColor: "#0b5fa5",
	})
	const { submission, token } = await makeConsent({
		tenantId,
		bytes: await fixture("chrome-vp9-opus.webm"),
		status: "approved",
		sharedAt: new Date(),
	})
	const quiz = await makeQuiz({ tenantId })
	for (const path of [
		`/${slug}`,
		`/wall/${slug}`,
		`/testimonial/${submission.id}`,
		`/consent/${token}`,
		`/chat/${slug}`,
		`/quiz/${slug}/${quiz.id}`,
	]) {
		await page.goto(path)
		await inspectFocus(page)
	}
	await page.getByRole("button", { name: "Start" }).click()
	await expect(page.getByRole("radio").first()).toBeVisible()
	await inspectFocus(page)
})

test("everything that Tab reaches on a business's screens shows it", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	await makeText({ tenantId, status: "approved" })
	await makeText({ tenantId })
	await makeTag({ tenantId })
	const widget = await makeWidget({ tenantId })
	const quiz = await makeQuiz({ tenantId })
	await signInAs(token)
	const [dashboard, chatbot] = [`/admin/${tenant.slug}/dashboard`, `/admin/${tenant.slug}/chatbot`]
	for (const path of [
		dashboard,
		`${dashboard}?tab=collect`,
		`${dashboard}?tab=website`,
		`${chatbot}?tab=quizzes&quiz=${quiz.id}`,
		`${chatbot}?tab=quizzes&quiz=${quiz.id}&section=scoring`,
	]) {
		await page.goto(path)
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
		await inspectFocus(page)
	}
	for (const path of [`${dashboard}?tab=website&widget=${widget.id}`, `${dashboard}?tab=settings&section=page`]) {
		await page.setViewportSize({ width: 1440, height: 900 })
		await page.goto(path)
		await page.getByRole("button", { name: "Edit" }).click()
		await inspectFocus(page)
	}
})
