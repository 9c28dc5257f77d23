import { expect, test } from "../support/browser"
import { makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz, makeQuizSession, outcome } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

test("results: the figures, who came, where they stopped, and their reports", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 500/)
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, name: "Coffee", outcomes: [outcome("all")] })
	const other = await makeQuiz({ tenantId: tenant.id, name: "Tea" })
	for (let index = 0; index < 22; index++) {
		await makeQuizSession(quiz, {
			percentage: index < 4 ? 92 : 50,
			leadLevel: index < 4 ? "high" : "medium",
			timeTakenSeconds: 90,
			userName: `Visitor ${index}`,
		})
	}
	await makeQuizSession(quiz, { completedAt: null, answers: {} })
	await makeQuizSession(quiz, { leadLevel: "low", percentage: 50, timeTakenSeconds: 90, userEmail: "cleo@example.org" })
	await makeQuizSession(other, { percentage: 75, leadLevel: "medium" })
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug, quiz.id)
	await owner.choose("Results & Analytics")
	const figure = (label: RegExp) => page.locator("dl > div").filter({ hasText: label }).getByRole("definition")
	await expect(figure(/Total sessions/)).toHaveText("23")
	await expect(figure(/Average percentage/)).toHaveText("57.3%")
	await expect(figure(/High performers/)).toHaveText("4")
	await expect(figure(/Average minutes/)).toHaveText("1.5")
	await expect(page.getByText("24 began, 23 completed.")).toBeVisible()
	const sessions = page.getByRole("list", { name: "Sessions" }).locator("> li")
	await expect(page.getByText("Showing 20 of 23 sessions")).toBeVisible()
	await owner.button("Load more").click()
	await expect(page.getByText("Showing 23 of 23 sessions")).toBeVisible()
	await expect(sessions).toHaveCount(23)
	await expect(sessions.first()).toContainText("cleo@example.org")
	await expect(sessions.first()).not.toContainText("Anonymous")
	const stops = page.getByRole("region", { name: "Where people stop" }).getByRole("listitem")
	await expect(stops.last()).toContainText("23 (23 skipped)")
	await page.getByLabel("Lead level").selectOption("high")
	await expect(page.getByText("The charts tell of all leads together.")).toBeVisible()
	await expect(page.getByText("Showing 4 of 4 sessions")).toBeVisible()
	await expect(sessions.first()).toContainText("Excellent")
	const download = page.waitForEvent("download")
	await page.getByRole("link", { name: "Export CSV" }).click()
	expect((await download).suggestedFilename()).toMatch(/\.csv$/)

	await page.route("**/preview-report**", (route) => route.fulfill({ status: 500, json: { detail: "" } }))
	await page.route("**/generate-report**", (route) => route.fulfill({ status: 500, json: { detail: "" } }))
	await sessions
		.first()
		.getByRole("button", { name: /^Preview/ })
		.click()
	await expect(owner.notifications).toContainText("Failed to generate preview")
	await sessions.first().getByRole("button", { name: /^PDF/ }).click()
	await expect(owner.notifications).toContainText("Failed to generate PDF report")
	await page.getByLabel("Quiz", { exact: true }).selectOption("All quizzes")
	await page.getByLabel("Lead level").selectOption("")
	await expect(page.getByText("Showing 20 of 24 sessions")).toBeVisible()
	await expect(sessions.first()).toContainText("Tea")
	await expect(sessions.first()).toContainText("Fair")
})

test("the platform sees every tenant's quizzes, on a tab without a button", async ({ page, signInAs }) => {
	const { tenant } = await makeTenantWithAdmin()
	await makeQuiz({ tenantId: tenant.id, name: `Coffee of ${tenant.slug}` })
	const { token } = await makeAdmin({ tenantId: null })
	await signInAs(token)
	await page.goto("/admin/chatbot?tab=quizzes")
	await expect(page.getByRole("navigation", { name: "AI Chatbot" }).getByRole("link", { name: /quiz/i })).toHaveCount(0)
	await page.getByRole("link", { name: `Coffee of ${tenant.slug}` }).click()
	await expect(quizEditor(page).questions).toHaveCount(4)
})
