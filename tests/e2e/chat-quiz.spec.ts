import { db } from "@/lib/db/client"
import { resultOf } from "@/lib/quizzes/sessions/result-of"
import { expect, test } from "../support/browser"
import { chatQuiz } from "../support/chat-quiz"
import { chat, makeChatbot, model } from "../support/chat-screen"
import { unique } from "../support/factories"
import { sessionsOf } from "../support/quiz-screen"
import { makeQuiz, question } from "../support/quizzes"

const ANSWERS = { choice: "Good", rating: "3", yesno: "No", text: "Because I like it." }

test("a quiz in the conversation, scored by the engine; its result is the lead's score @phone", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot()
	const quiz = await makeQuiz({ tenantId, name: "How ready are you?", description: "Four questions." })
	const visitor = chatQuiz(page)
	await page.goto(`/chat/${slug}`)
	await visitor.offer("How ready are you?").click()
	await expect(visitor.title).toHaveText("How ready are you?")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.region).toContainText("4 questions.")
	await visitor.start.click()

	await expect(visitor.title).toHaveText("What about choice?")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.title).toHaveAccessibleDescription("Question 1 of 4")
	await visitor.choose("Good")
	await expect(chat(page).status).toHaveText("Your answer: Good.")
	await expect(visitor.answered).toHaveText(["AI Assistant: What about choice?You: Good"])
	await expect(visitor.progress).toHaveAttribute("aria-valuetext", "1 of 4 questions done")
	await expect(visitor.next).toBeInViewport({ ratio: 1 })
	await visitor.choose("3")
	await visitor.back.click()
	await expect(visitor.choice("3")).toBeChecked()
	await expect(visitor.answered).toHaveCount(1)
	await visitor.next.click()
	await visitor.choose("No")
	await visitor.text.fill(ANSWERS.text)
	await visitor.next.click()
	await visitor.name.fill("Ada Lovelace")
	await visitor.email.fill(" ADA@Example.com ")
	// Typed, and not sent: a reload brings the step back, and what stands in it.
	await page.reload()
	await expect(visitor.name).toHaveValue("Ada Lovelace")
	await expect(visitor.email).toHaveValue(/ADA@Example.com/)
	await expect(visitor.answered).toHaveCount(4)
	await visitor.finish.click()

	const { result } = resultOf(quiz.content, ANSWERS)
	await expect(visitor.title).toHaveText(result.outcome?.title ?? "")
	await expect(visitor.title).toBeFocused()
	await expect(visitor.result).toContainText(`${result.percentage_score}%`)
	await expect(chat(page).status).toHaveText(`Your result: ${result.percentage_score}%. ${result.outcome?.title}`)
	await expect(visitor.leave).toBeHidden()
	const [session] = await sessionsOf(quiz.id)
	expect(session).toMatchObject({ answers: ANSWERS, userEmail: "ada@example.com", result })
	const score = Math.round(result.percentage_score)
	expect(await db().lead.findMany({ where: { tenantId } })).toMatchObject([
		{ email: "ada@example.com", name: "Ada Lovelace", score, quizName: "How ready are you?" },
	])

	// By key: a pointer's way there ends the log's scrolling, and the row of Newest goes in that very moment.
	await visitor.button("Take it again").press("Enter")
	await expect(visitor.start).toBeVisible()
})

test("by keys alone, beside a conversation that goes on; whoever chats is who takes it", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot({ settings: { chatGreeting: "Good morning!" } })
	const optional = question("second", { required: false })
	const quiz = await makeQuiz({ tenantId, name: "Bread", questions: [question("first"), optional] })
	const conversation = chat(page)
	const visitor = chatQuiz(page)
	const { keyboard } = page
	await page.goto(`/chat/${slug}`)
	await conversation.askAndWait("Hello")
	await conversation.card.getByLabel("Email").fill("grace@example.com")
	await conversation.card.getByLabel("Email").press("Enter")
	await expect(page.getByText(/has your details/)).toBeVisible()
	await visitor.offer("Bread").focus()
	await keyboard.press("Enter")
	await expect(visitor.title).toBeFocused()
	await keyboard.press("Enter")
	await expect(visitor.title).toHaveText("What about first?")
	await keyboard.press("Enter")
	await expect(visitor.alert).toHaveText("This question needs an answer.")
	await keyboard.press("2")
	await expect(visitor.choice("Bad")).toBeChecked()
	// The field below is for asking, whatever is typed into it.
	await conversation.askAndWait("1")
	await expect(visitor.choice("Bad")).toBeChecked()
	await conversation.button("Back to the quiz").click()
	await expect(visitor.choice("Bad")).toBeChecked()
	await expect(visitor.title).toBeFocused()
	await keyboard.press("1")
	await keyboard.press("Enter")
	await expect(visitor.title).toHaveText("What about second?")
	await keyboard.press("Enter")
	await expect(visitor.email).toHaveValue("grace@example.com")
	await visitor.email.press("Enter")
	await expect(visitor.result).toContainText("100%")
	await expect(visitor.answered.last()).toContainText("Skipped")
	expect((await sessionsOf(quiz.id))[0]?.answers).toEqual({ first: "Good" })
	const [lead] = await db().lead.findMany({ where: { tenantId }, include: { conversations: true } })
	expect(lead).toMatchObject({ email: "grace@example.com", score: 100, quizName: "Bread" })
	expect(lead?.conversations).toHaveLength(1)
})

test("an answer that names a quiz offers it; a tab that is killed goes on at its question; leaving keeps it", async ({
	page,
	context,
}) => {
	const { id: tenantId, slug } = await makeChatbot()
	const quiz = await makeQuiz({ tenantId, name: "Fit for it" })
	await page.goto(`/chat/${slug}`)
	const asked = `Have you got a quiz, ${unique()}?`
	await model().script(asked, { pieces: ["Try [Fit for it](", `http://localhost/quiz/${slug}/${quiz.id})`, "."] })
	await chat(page).askAndWait(asked)
	await chatQuiz(page).offer("Fit for it").last().click()
	await expect(chat(page).log.locator("> ol > li").last()).toContainText("4 questions.")
	await chatQuiz(page).start.click()
	await chatQuiz(page).choose("Good")
	await expect.poll(async () => (await sessionsOf(quiz.id))[0]?.answers).toEqual({ choice: "Good" })
	await page.close({ runBeforeUnload: false })

	const again = await context.newPage()
	const visitor = chatQuiz(again)
	await again.goto(`/chat/${slug}`)
	await expect(visitor.title).toHaveText("What about rating?")
	await expect(visitor.answered).toHaveCount(1)
	await visitor.leave.click()
	await expect(visitor.region).toBeHidden()
	await again.reload()
	await expect(visitor.offer("Fit for it")).toBeVisible()
	await expect(visitor.region).toBeHidden()
	await visitor.offer("Fit for it").click()
	await expect(visitor.title).toHaveText("What about rating?")
})

test("a network and a server that fail: said in plain words, and it goes on from there @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/status of (500|404)|ERR_FAILED/)
	const broken = { status: 500, json: { detail: "No.", request_id: "1" } }
	const { id: tenantId, slug } = await makeChatbot()
	const quiz = await makeQuiz({ tenantId, questions: [question("one")], contactStep: "never" })
	const visitor = chatQuiz(page)
	const address = `**/api/quiz/${slug}/${quiz.id}`
	await page.goto(`/chat/${slug}`)
	await page.route(address, (route) => route.fulfill(broken), { times: 1 })
	await visitor.offer(quiz.name).click()
	await expect(page.getByText("The quiz could not be loaded.")).toBeVisible()
	await page.getByRole("button", { name: "Try again" }).click()
	await page.route("**/sessions", (route) => route.fulfill(broken), { times: 1 })
	await visitor.start.click()
	await expect(visitor.alert).toHaveText("Something went wrong on our side. Nothing is lost: please try again.")
	await visitor.start.click()
	await page.route("**/sessions/*", (route) => route.fulfill(broken), { times: 1 })
	await visitor.choice("Good").check()
	await expect(visitor.region).toContainText("Your last answers are not saved yet.")
	await visitor.button("Try again").click()
	await visitor.finish.click()
	await expect(visitor.result).toContainText("100%")

	await page.reload()
	await db().quiz.update({ where: { id: quiz.id }, data: { isActive: false } })
	await visitor.offer(quiz.name).click()
	const gone = chat(page).log.getByRole("alert")
	await expect(gone).toContainText("This quiz does not exist.")
	await visitor.leave.click()
	await expect(gone).toBeHidden()
})

test("the second half of a double click skips nothing", async ({ page }) => {
	const { id: tenantId, slug } = await makeChatbot()
	const questions = ["first", "second", "third"].map((id) => question(id, { required: false }))
	const quiz = await makeQuiz({ tenantId, questions, contactStep: "never" })
	const visitor = chatQuiz(page)
	await page.goto(`/chat/${slug}`)
	await visitor.offer(quiz.name).click()
	await visitor.start.click()
	await visitor.choice("Good").check()
	await visitor.next.dblclick()
	await expect(visitor.title).toHaveText("What about second?")

	await page.goto(`/quiz/${slug}/${quiz.id}`)
	await page.getByRole("radio", { name: "Good" }).check()
	await page.getByRole("button", { name: "Continue" }).dblclick()
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("What about third?")
})
