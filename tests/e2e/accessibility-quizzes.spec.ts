import type { Outcome } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { RESULT_DESIGN } from "@/lib/quizzes/defaults"
import { storage } from "@/lib/storage/storage"
import { expect, test } from "../support/browser"
import { makeTenantWithAdmin, unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { picture } from "../support/picture"
import { quizEditor } from "../support/quiz-editor"
import { FOUR_TYPES, makeQuiz, makeQuizSession, outcome } from "../support/quizzes"

test.use({ reducedMotion: "reduce" })

async function makeExample(tenantId: string) {
	const quiz = await makeQuiz({
		tenantId,
		name: "Coffee",
		questions: FOUR_TYPES,
		outcomes: [outcome("low", { score_max: 40 }), outcome("high", { score_min: 40, score_max: 90 })],
		scoringConfig: { categories: [{ name: "Skills", weight: 2, description: "" }] },
	})
	for (const percentage of [95, 85, 75, 10]) await makeQuizSession(quiz, { percentage, userEmail: "ada@example.com" })
	return quiz
}

test("the quiz builder, its list and a new one", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug)
	await expect(page.getByRole("heading", { name: "No quizzes yet" })).toBeVisible()
	await inspectEverywhere(page)
	await owner.button("New quiz").click()
	await page.keyboard.press("Enter")
	await expect(page.getByText("Please enter a quiz name")).toBeVisible()
	await inspectEverywhere(page)
	await makeExample(tenant.id)
	await owner.open(tenant.slug)
	await expect(page.getByRole("list", { name: "Quizzes" })).toBeVisible()
	await inspectEverywhere(page)
	await owner.button("More for Coffee").click()
	await expect(page.getByRole("menu")).toBeVisible()
	await inspectEverywhere(page)
})

test("questions and their forms", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeExample(tenant.id)
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug, quiz.id)
	await owner.button("Details").click()
	await expect(owner.questions).toHaveCount(4)
	await inspectEverywhere(page)
	await owner.button("Edit What about choice?").click()
	await owner.form.getByLabel("Question", { exact: true }).fill("")
	await owner.button("Done").click()
	await expect(owner.form.getByText("Please enter a question")).toBeVisible()
	await inspectEverywhere(page)
	await owner.button("Cancel").click()
	await owner.button("Delete What about choice?").click()
	await expect(owner.question).toBeVisible()
	await inspectEverywhere(page)
	await page.keyboard.press("Escape")
})

test("scoring, outcomes and results", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeExample(tenant.id)
	await signInAs(token)
	const owner = quizEditor(page)
	await owner.open(tenant.slug, quiz.id, "scoring")
	await page.getByRole("combobox", { name: "What about choice?" }).selectOption("Good")
	await inspectEverywhere(page)
	await owner.choose("Results & Outcomes")
	await inspectEverywhere(page)
	await owner.button("Edit Outcome low").click()
	await expect(owner.form.getByLabel("Title")).toBeFocused()
	await inspectEverywhere(page)
	await owner.button("Cancel").click()
	await owner.choose("Results & Analytics")
	await expect(page.getByText("Showing 4 of 4 sessions")).toBeVisible()
	await inspectEverywhere(page)
})

test("a report's preview, with a logo and a color that white paper swallows", async ({ page, strictness }) => {
	// The report may run no script, not even the one that the browser tests add to each page.
	strictness.allow(/^console: Blocked script execution in '.*preview-report'/)
	const { tenant, token } = await makeTenantWithAdmin()
	const logoKey = `assets/${tenant.id}/logo-${unique()}.jpg`
	await storage().putBytes(logoKey, (await picture("logo", "#ffe38a")).buffer, "image/jpeg")
	await db().tenant.update({ where: { id: tenant.id }, data: { brandColor: "#ffe38a", logoKey } })
	const answers = { choice: "Good", rating: "2", yesno: "No" }
	const dark = outcome("dark", { result_design: { ...RESULT_DESIGN, background_color: "#14213d" } })
	// The dashboard opens the report from its own origin. A typed address would not be signed in.
	await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
	const previewOf = async (end: Outcome) => {
		const quiz = await makeQuiz({ tenantId: tenant.id, description: "A quick check.", outcomes: [end] })
		const { session } = await makeQuizSession(quiz, { answers, userName: "Ada", userEmail: "ada@example.com" })
		return `/api/admin/quizzes/${quiz.id}/sessions/${session.id}/preview-report`
	}
	await page.goto(await previewOf(dark))
	const logo = page.locator("img")
	await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
	// axe needs timers, which the report's own policy stops like any other script.
	await page.route("**/preview-report", async (route) => {
		const response = await route.fetch()
		const { "content-security-policy": _, ...headers } = response.headers()
		await route.fulfill({ response, headers })
	})
	for (const end of [outcome("light"), dark]) {
		await page.goto(await previewOf(end))
		await expect(page.getByRole("heading", { level: 2, name: "Answers in detail" })).toBeVisible()
		await inspectEverywhere(page)
	}
})
