import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { chatQuiz } from "../support/chat-quiz"
import { chat, makeChatbot } from "../support/chat-screen"
import { sessionsOf } from "../support/quiz-screen"
import { makeQuiz, resultAfter } from "../support/quizzes"

const ANSWERS = { choice: "Good", rating: "3", yesno: "No", text: "Because I like it." }

test("a visitor takes a quiz in the conversation, the engine scores it, and the result is the lead's score @phone-only", async ({
	page,
}) => {
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
	// Typed but not sent: a reload restores the step and its content.
	await page.reload()
	await expect(visitor.name).toHaveValue("Ada Lovelace")
	await expect(visitor.email).toHaveValue(/ADA@Example.com/)
	await expect(visitor.answered).toHaveCount(4)
	await visitor.finish.click()

	const result = resultAfter(quiz.content, ANSWERS)
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

	// The pointer scrolls the log to its end, and the button stays where it is as Latest disappears.
	await visitor.button("Take it again").click()
	await expect(visitor.start).toBeVisible()
})
