import { expect, test } from "../support/browser"
import { makeTenantWithAdmin } from "../support/factories"
import { quizEditor } from "../support/quiz-editor"
import { makeQuiz, question } from "../support/quizzes"

const QUESTIONS = [
	question("q1", {
		question: "Team?",
		next: [{ if: { join: "and", tests: [{ of: "answer", id: "q1", is: "is", value: "Bad" }] }, to: "q3" }],
	}),
	question("q2", { question: "Budget?", next: [{ if: null, to: "q1" }] }),
	question("q3", { question: "When?" }),
]

test("the map loads when it is opened, leads the keyboard from question to question, and opens one", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, questions: QUESTIONS, isActive: false })
	await signInAs(token)
	const owner = quizEditor(page)
	await page.setViewportSize({ width: 1440, height: 900 })
	await owner.open(tenant.slug, quiz.id, "questions")
	await expect(owner.questions).toHaveCount(3)
	await page.waitForLoadState("networkidle")
	const loaded: string[] = []
	page.on("response", (response) => loaded.push(new URL(response.url()).pathname))
	await owner.button("Map").click()
	const map = page.getByRole("region", { name: "Map of the quiz" })
	await expect(map.getByText("If question 1 is “Bad”")).toBeVisible()
	expect(loaded.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0)
	expect(loaded.filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0)
	await expect(map.getByText("Question 2 leads back to question 1. Visitors would go in circles.")).toBeVisible()
	const list = page.getByRole("list", { name: "The map as a list" })
	await expect(list.getByRole("listitem").filter({ hasText: "Team?" }).first()).toContainText("Otherwise question 2")

	const budget = map.getByRole("button", { name: "Edit question 2: Budget?" })
	await map.getByRole("button", { name: "Edit question 1: Team?" }).focus()
	await page.keyboard.press("Tab")
	await expect(budget).toBeFocused()
	await expect(budget).toBeInViewport()
	await page.keyboard.press("Enter")
	await expect(owner.form.getByLabel("Question", { exact: true })).toHaveValue("Budget?")
	await expect(map).toBeHidden()
})

test("a phone shows the map as a list", async ({ page, signInAs }) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const quiz = await makeQuiz({ tenantId: tenant.id, questions: QUESTIONS, isActive: false })
	await signInAs(token)
	const owner = quizEditor(page)
	await page.setViewportSize({ width: 390, height: 844 })
	await owner.open(tenant.slug, quiz.id, "questions")
	await owner.button("Map").click()
	await expect(page.getByRole("button", { name: "Edit question 3: When?" })).toBeVisible()
	await expect(page.getByRole("region", { name: "Map of the quiz" })).toHaveCount(0)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
