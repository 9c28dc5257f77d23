import { readAnswers } from "@/lib/quizzes/answer-types"
import { quizProgress } from "@/lib/quizzes/quiz-progress"
import { expect, test } from "../support/browser"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { outcome, resultAfter } from "../support/quizzes"

test("by keyboard alone: all four types of questions, scored as the engine scores them", async ({ page }) => {
	const end = outcome("end", { title: "Well done" })
	Object.assign(end.result_design, { background_color: "#ffee00", text_color: "#ffffff" })
	const { quiz, path } = await publishQuiz({ outcomes: [end] })
	const visitor = quizScreen(page)
	const { keyboard } = page
	await page.goto(path)
	await keyboard.press("Enter")
	await expect(visitor.title).toHaveText("What about choice?")
	await expect(visitor.title).toBeFocused()
	await keyboard.press("Enter")
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await keyboard.press("2")
	await expect(visitor.choice("Bad")).toBeChecked()
	await expect(visitor.choice("Bad")).toBeFocused()
	await keyboard.press("1")
	await expect(visitor.choice("Good")).toBeChecked()
	await keyboard.press("Enter")

	await expect(visitor.title).toHaveText("What about rating?")
	await keyboard.press("ArrowUp")
	await expect(visitor.choice("5")).toBeChecked()
	await keyboard.press("ArrowLeft")
	await expect(visitor.choice("4")).toBeChecked()
	await expect(visitor.choice("4").locator("..")).toHaveCSS("outline-style", "solid")
	await keyboard.press("Enter")

	await expect(visitor.title).toHaveText("What about yesno?")
	await keyboard.press("ArrowDown")
	await expect(visitor.choice("Yes")).toBeChecked()
	await keyboard.press("Enter")

	await expect(visitor.text).toBeFocused()
	await keyboard.type("1 line")
	await keyboard.press("Shift+Enter")
	await keyboard.type("2 lines")
	await keyboard.press("Enter")

	await expect(visitor.title).toHaveText("Tell us who you are")
	await expect(visitor.title).toBeFocused()
	await keyboard.press("Tab")
	await keyboard.type("Ada")
	await keyboard.press("Enter")
	const answers = { choice: "Good", rating: "4", yesno: "Yes", text: "1 line\n2 lines" }
	const result = resultAfter(quiz.content, answers)
	await expect(visitor.title).toHaveText("Well done")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.result).toContainText(`${result.percentage_score}%`)
	await expect(visitor.result).toHaveCSS("background-color", "rgb(255, 238, 0)")
	// The chosen white on yellow is unreadable.
	await expect(visitor.result).not.toHaveCSS("color", "rgb(255, 255, 255)")
	expect(await sessionsOf(quiz.id)).toMatchObject([{ answers, userName: "Ada", userEmail: null, result }])
	await visitor.again.focus()
	await keyboard.press("Enter")
	await expect(visitor.start).toBeVisible()
})

test("by touch: the next button stays in reach, and the result is there after a reload @phone-only", async ({
	page,
}) => {
	const name = `Ready? <img src=x onerror="document.title='hit'">`
	const { quiz, path, tenant } = await publishQuiz({ name })
	const visitor = quizScreen(page)
	await page.goto(path)
	await expect(page).toHaveTitle(`${name} · ${tenant.name}`)
	await expect(visitor.title).toHaveText(name)
	await visitor.start.click()
	await expect(visitor.next).toBeInViewport({ ratio: 1 })
	await visitor.choose("Good")
	await visitor.choose("3")
	await visitor.choose("No")
	// The keyboard that a focused field opens would cover half the screen.
	await expect(visitor.title).toBeFocused()
	await visitor.text.fill("Because I like it.")
	await visitor.next.click()
	await visitor.name.fill("Ada Lovelace")
	await visitor.email.fill(" ADA@Example.com ")
	await visitor.finish.click()
	const result = resultAfter(quiz.content, { choice: "Good", rating: "3", yesno: "No" })
	await expect(visitor.title).toHaveText(result.outcome?.title ?? "")
	expect(await sessionsOf(quiz.id)).toMatchObject([{ userName: "Ada Lovelace", userEmail: "ada@example.com", result }])
	await page.reload()
	await expect(visitor.title).toHaveText(result.outcome?.title ?? "")
	await expect(visitor.result).toContainText(`${result.percentage_score}%`)
})

test("after the tab is killed offline the quiz resumes at its question, and sends the stored answers", async ({
	page,
	context,
	strictness,
}) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED/)
	const { quiz, path } = await publishQuiz()
	const stored = async () => ((await sessionsOf(quiz.id))[0]?.answers ?? {}) as Record<string, string>
	let visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await visitor.choose("Good")
	await expect.poll(stored).toEqual({ choice: "Good" })
	await context.setOffline(true)
	await visitor.choose("5")
	await visitor.choose("Yes")
	await expect(visitor.saving).toContainText("You're offline.")
	// Typed, but neither left nor sent.
	await visitor.text.fill("Half a sent")
	await page.close({ runBeforeUnload: false })
	await context.setOffline(false)

	const again = await context.newPage()
	visitor = quizScreen(again)
	await again.goto(path)
	await expect(visitor.title).toHaveText("What about text?")
	await expect(visitor.text).toHaveValue("Half a sent")
	const answers = { choice: "Good", rating: "5", yesno: "Yes", text: "Half a sent" }
	await expect.poll(stored).toEqual(answers)
	const { questions } = quiz.content
	expect(quizProgress(questions, readAnswers(questions, await stored())).answered).toBe(4)
	await visitor.next.click()
	await again.reload()
	await expect(visitor.title).toHaveText("Tell us who you are")
	await visitor.skip.click()
	await expect(visitor.result).toContainText("100%")
	expect(await sessionsOf(quiz.id)).toMatchObject([{ userName: null, userEmail: null, answers }])
})

test("the browser's Back goes one step back, keeps the answers, and leaves from the welcome and the result", async ({
	page,
}) => {
	const { quiz, path } = await publishQuiz({ contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto("/")
	await page.goto(path)
	await visitor.start.click()
	await visitor.choice("Good").click()
	await expect(visitor.title).toHaveText("What about rating?")
	await expect(visitor.title).toBeFocused()
	await visitor.choice("4").click()
	await expect(visitor.title).toHaveText("What about yesno?")
	await page.goBack()
	await expect(visitor.title).toHaveText("What about rating?")
	await expect(visitor.choice("4")).toBeChecked()
	// The page's own button follows the same history.
	await visitor.button("Back").click()
	await expect(visitor.title).toHaveText("What about choice?")
	await expect(visitor.choice("Good")).toBeChecked()
	await page.reload()
	await expect(visitor.title).toHaveText("What about choice?")
	await page.goBack()
	await expect(visitor.title).toHaveText(quiz.name)
	await visitor.next.click()
	await expect(visitor.choice("Good")).toBeChecked()
	await visitor.next.click()
	await visitor.next.click()
	await visitor.choice("Yes").click()
	await visitor.text.fill("Half a sentence")
	await page.goBack()
	await page.goForward()
	await expect(visitor.text).toHaveValue("Half a sentence")
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	expect(await sessionsOf(quiz.id)).toMatchObject([
		{ answers: { choice: "Good", rating: "4", yesno: "Yes", text: "Half a sentence" } },
	])
	await expect.poll(() => page.evaluate(() => history.state?.quizStep?.depth ?? 0)).toBe(0)
	await page.goBack()
	await expect(page).toHaveURL(/\/$/)
})

test("a product that is switched off, in the server's own HTML", async ({ request }) => {
	for (const [message, shown] of [
		["Closed until Monday.", "Closed until Monday."],
		["", "This page is currently unavailable."],
	] as const) {
		const { path } = await publishQuiz({}, { chatbotEnabled: false, chatbotMessage: message })
		const answer = await request.get(path)
		expect(answer.status()).toBe(200)
		expect(await answer.text()).toContain(shown)
	}
})

test("a draft, a quiz of an inactive tenant and a malformed id are 404 in the server's own HTML", async ({
	request,
}) => {
	const draft = await publishQuiz({ isActive: false })
	const inactive = await publishQuiz({}, { isActive: false })
	for (const path of [draft.path, inactive.path, `/quiz/${draft.tenant.slug}/none`]) {
		const answer = await request.get(path)
		expect(answer.status(), path).toBe(404)
		const html = await answer.text()
		expect(html).toContain("Page Not Available")
		expect(html).toContain("This quiz doesn't exist.")
	}
})

test("without scripts the page says what is missing", async ({ request }) => {
	const { path } = await publishQuiz()
	const html = await (await request.get(path)).text()
	expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*This quiz needs JavaScript/s)
})
