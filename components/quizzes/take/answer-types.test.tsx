import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Question } from "@/lib/client/contract"
import { publicQuiz, question, quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const ANSWER = "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"

/** A visitor at the first question. */
async function visit(asked: Question, { auto_advance = false } = {}) {
	const api = stubApi()
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions", { body: { session_id: "s", session_secret: "a-secret" } })
	api.on(ANSWER, { body: { answers: {} } })
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete", { body: quizResult() })
	const quiz = publicQuiz([asked, question("end")], { contact_step: "never", auto_advance })
	const { user } = renderScreen(<QuizRoom quiz={quiz} header={null} />, { path: "/quiz/bakery/quiz-1" })
	const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
	await press("Start")
	await screen.findByRole("heading", { level: 1, name: asked.question })
	return {
		user,
		press,
		tick: (name: string) => user.click(screen.getByRole("checkbox", { name })),
		alert: async (words: string) => expect((await screen.findByText(words)).closest("[role=alert]")).not.toBeNull(),
		isNext: () => screen.findByRole("heading", { level: 1, name: "What about end?" }),
		sent: () => Object.assign({}, ...api.sentTo(ANSWER).map(({ body }) => (body as { answers: object }).answers)).one,
	}
}

it("ticks several choices, sends them in the quiz's order, and waits for Continue", async () => {
	const several = question("one", { type: "multiple_choices", options: ["A", "B", "C"], max_choices: 2 })
	const visitor = await visit(several, { auto_advance: true })
	await screen.findByText("You can choose up to 2.")
	await visitor.press("Continue")
	await visitor.alert("This question needs an answer.")
	await visitor.user.keyboard("3")
	await visitor.tick("A")
	expect(screen.getByRole("checkbox", { name: "B" })).toHaveProperty("disabled", true)
	await visitor.press("Continue")
	await visitor.isNext()
	expect(visitor.sent()).toEqual(["A", "C"])
})

it("takes a digit as its number on a scale, zero included", async () => {
	const visitor = await visit(question("one", { type: "scale", options: [], points: {} }))
	await visitor.user.keyboard("0")
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "0" }).checked).toBe(true)
	await visitor.user.keyboard("7")
	await visitor.press("Continue")
	await visitor.isNext()
	expect(visitor.sent()).toBe("7")
})

it("says what it understood by a number, and goes on with no other", async () => {
	const visitor = await visit(question("one", { type: "number", options: [], points: {}, required: false }))
	const field = screen.getByRole("textbox")
	await visitor.user.type(field, "a dozen")
	await visitor.press("Skip")
	await visitor.alert("Please enter a number, such as 12 or 3.5.")
	await visitor.user.clear(field)
	await visitor.user.type(field, "1,234.50")
	await screen.findByText("We read this as 1,234.5.")
	await visitor.press("Continue")
	await visitor.isNext()
	expect(visitor.sent()).toBe("1234.5")
})

it("needs the tick of a required consent", async () => {
	const visitor = await visit(question("one", { type: "consent", options: ["I agree to a call."], points: {} }))
	await visitor.press("Continue")
	await visitor.alert("This question needs an answer.")
	await visitor.tick("I agree to a call.")
	await visitor.press("Continue")
	await visitor.isNext()
	expect(visitor.sent()).toBe("I agree to a call.")
})
