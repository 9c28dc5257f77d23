import { db } from "@/lib/db/client"
import { quizProgress } from "@/lib/quizzes/quiz-progress"
import { resultOf } from "@/lib/quizzes/sessions/result-of"
import { expect, test } from "../support/browser"
import { publishQuiz, quizScreen, sessionsOf } from "../support/quiz-screen"
import { outcome, question } from "../support/quizzes"

test("all four types of questions, scored as the engine scores them @phone", async ({ page }) => {
	const { quiz, path, tenant } = await publishQuiz({ name: "How ready are you?", description: "Four questions." })
	const visitor = quizScreen(page)
	await page.goto(path)
	await expect(page).toHaveTitle(`How ready are you? · ${tenant.name}`)
	await expect(visitor.title).toHaveText("How ready are you?")
	await expect(page.getByText("4 questions", { exact: true })).toBeVisible()
	await visitor.start.click()

	await expect(visitor.title).toHaveText("What about choice?")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.title).toHaveAccessibleDescription("Question 1 of 4")
	await expect(visitor.progress).toHaveAttribute("aria-valuetext", "0 of 4 questions done")
	await visitor.choose("Good")
	await expect(visitor.progress).toHaveAttribute("aria-valuetext", "1 of 4 questions done")
	await visitor.choose("3")
	await visitor.choose("No")
	await expect(visitor.title).toHaveAccessibleDescription("Question 4 of 4 · Optional")
	await visitor.text.fill("Because I like it.")
	await visitor.next.click()
	await expect(visitor.progress).toHaveAttribute("aria-valuetext", "4 of 4 questions done")
	await visitor.name.fill("Ada Lovelace")
	await visitor.email.fill(" ADA@Example.com ")
	await visitor.finish.click()

	const answers = { choice: "Good", rating: "3", yesno: "No", text: "Because I like it." }
	const { result } = resultOf(quiz.content, answers)
	await expect(visitor.title).toHaveText(result.outcome?.title ?? "")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.result).toContainText(`${result.percentage_score}%`)
	await expect(visitor.result).toContainText(`${result.total_score} of 100 points`)
	await expect(visitor.result).toContainText("You are high.")
	await expect(visitor.result).toContainText("Poor")
	for (const { name, percentage } of result.categories) {
		await expect(visitor.result.getByRole("listitem").filter({ hasText: name })).toContainText(`${percentage}%`)
	}
	expect(await sessionsOf(quiz.id)).toMatchObject([
		{ answers, userName: "Ada Lovelace", userEmail: "ada@example.com", result },
	])

	await page.reload()
	await expect(visitor.title).toHaveText(result.outcome?.title ?? "")
	await visitor.again.click()
	await expect(visitor.start).toBeVisible()
	await page.reload()
	await expect(visitor.start).toBeVisible()
})

test("by keys alone", async ({ page }) => {
	const { quiz, path } = await publishQuiz()
	const visitor = quizScreen(page)
	const { keyboard } = page
	await page.goto(path)
	// The keys belong to a page that listens.
	await expect(async () => {
		await keyboard.press("Enter")
		await expect(visitor.title).toHaveText("What about choice?", { timeout: 1000 })
	}).toPass()

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

	await expect(visitor.title).toHaveText("Who is answering?")
	await expect(visitor.title).toBeFocused()
	await keyboard.press("Tab")
	await keyboard.type("Ada")
	await keyboard.press("Enter")
	await expect(visitor.result).toBeVisible()
	expect((await sessionsOf(quiz.id))[0]).toMatchObject({
		answers: { choice: "Good", rating: "4", yesno: "Yes", text: "1 line\n2 lines" },
		userName: "Ada",
		userEmail: null,
	})
	await visitor.again.focus()
	await keyboard.press("Enter")
	await expect(visitor.start).toBeVisible()
})

test("back: what was answered stands, and can be changed, skipped and taken back @phone", async ({ page }) => {
	const optional = question("second", { required: false })
	const { quiz, path } = await publishQuiz({ questions: [question("first"), optional], contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await expect(visitor.back).toBeHidden()
	await visitor.choose("Good")
	await visitor.choice("Bad").check()
	await visitor.back.click()
	await expect(visitor.title).toHaveText("What about first?")
	await expect(visitor.choice("Good")).toBeChecked()
	await visitor.choose("Bad")
	await expect(visitor.choice("Bad")).toBeChecked()
	await visitor.button("Clear answer").click()
	await expect(visitor.choice("Bad")).not.toBeChecked()
	await visitor.finish.click()
	await expect(visitor.result).toContainText("0%")
	expect((await sessionsOf(quiz.id))[0]?.answers).toEqual({ first: "Bad" })
})

test("the tab is killed in the middle: the quiz goes on at its question @phone", async ({ page, context }) => {
	const { quiz, path } = await publishQuiz()
	let visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await visitor.choose("Good")
	await visitor.choose("5")
	await visitor.choose("Yes")
	// Typed, and neither left nor sent.
	await visitor.text.fill("Half a sent")
	await page.close({ runBeforeUnload: false })
	const [session] = await sessionsOf(quiz.id)
	expect(quizProgress(quiz.content.questions, session?.answers as Record<string, string>).answered).toBe(3)

	const again = await context.newPage()
	visitor = quizScreen(again)
	await again.goto(path)
	await expect(visitor.title).toHaveText("What about text?")
	await expect(visitor.text).toHaveValue("Half a sent")
	await visitor.back.click()
	await expect(visitor.choice("Yes")).toBeChecked()
	await visitor.next.click()
	await visitor.next.click()
	await again.reload()
	await expect(visitor.title).toHaveText("Who is answering?")
	await visitor.skip.click()
	await expect(visitor.result).toContainText("100%")
	const sessions = await sessionsOf(quiz.id)
	expect(sessions).toHaveLength(1)
	expect(sessions[0]).toMatchObject({ userName: null, userEmail: null, answers: { text: "Half a sent" } })
})

test("a quiz that was saved anew goes on as it was begun, and begins as it is now", async ({ page }) => {
	const { quiz, path } = await publishQuiz({ questions: [question("old")], contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await visitor.choice("Good").check()
	await db().quiz.update({
		where: { id: quiz.id },
		data: { questions: [question("new")] as object[], contentHash: "changed" },
	})
	await page.reload()
	await expect(visitor.title).toHaveText("What about old?")
	await visitor.finish.click()
	await visitor.again.click()
	await visitor.start.click()
	await expect(visitor.title).toHaveText("What about new?")
})

test("asked before: in the contract's words, and skippable", async ({ page }) => {
	const { quiz, path } = await publishQuiz({ questions: [question("one")], contactStep: "before" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await visitor.email.fill("ada@")
	await visitor.name.fill("x".repeat(121))
	await expect(visitor.email).toHaveAccessibleDescription("Please enter a valid email address")
	await visitor.next.click()
	await expect(visitor.name).toBeFocused()
	await expect(visitor.name).toHaveAccessibleDescription("user_name may have at most 120 characters")
	await visitor.name.fill("Ada")
	await visitor.email.fill("ada@example.com")
	await visitor.next.click()
	await visitor.choice("Good").check()
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	await visitor.again.click()
	await visitor.start.click()
	await visitor.skip.click()
	await visitor.choice("Good").check()
	await visitor.finish.click()
	await expect(visitor.result).toBeVisible()
	expect(await sessionsOf(quiz.id)).toMatchObject([
		{ userName: "Ada", userEmail: "ada@example.com" },
		{ userName: null, userEmail: null },
	])
})

test("asked never: the last question leads to the result", async ({ page }) => {
	const { quiz, path } = await publishQuiz({ contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.result).toBeVisible()
	expect(await sessionsOf(quiz.id)).toMatchObject([{ userName: null, userEmail: null }])
})

test("without storage, as in a frame that may keep nothing", async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("Access is denied for this document.", "SecurityError")
			},
		})
	})
	const { path } = await publishQuiz({ contactStep: "never" })
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.answerAll()
	await expect(visitor.result).toContainText("100%")
})

test("texts are texts, whatever they look like", async ({ page }) => {
	const nasty = `<img src=x onerror="document.title='hit'"><script>document.title='hit'</script>`
	const end = outcome("end", { title: nasty, description: nasty })
	end.action_config.custom_message = nasty
	const asked = question("one", { question: nasty, options: [nasty, "b"], category: nasty })
	const { path } = await publishQuiz({
		name: nasty.slice(0, 150),
		questions: [asked],
		outcomes: [end],
		contactStep: "never",
	})
	const visitor = quizScreen(page)
	await page.goto(path)
	await visitor.start.click()
	await expect(visitor.title).toHaveText(nasty)
	await visitor.choice(nasty).check()
	await visitor.finish.click()
	await expect(visitor.title).toHaveText(nasty)
	await expect(page).not.toHaveTitle("hit")
})
