import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PublicQuiz } from "@/lib/client/contract"
import { publicQuiz, question } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const CLOSED = { closed: "date", closed_message: "" } as const
const FULL = { closed: "full", closed_message: "The next round is in May." } as const

function visit(given: Partial<PublicQuiz>) {
	const quiz = publicQuiz([question("one")], { contact_step: "never", ...given })
	const { user } = renderScreen(<QuizRoom quiz={quiz} header={null} />, { path: "/quiz/bakery/quiz-1" })
	return { quiz, user, title: (name: string) => screen.findByRole("heading", { level: 1, name }) }
}

it.each([
	[CLOSED, "This quiz is closed", "You can't start it anymore. Thank you for your interest."],
	[{ ...FULL, closed_message: "" }, "This quiz is full", "All places have been taken. Thank you for your interest."],
	[FULL, "This quiz is full", "The next round is in May."],
])("can't be begun: %o", async (given, title, text) => {
	await visit(given).title(title)
	expect(screen.getByText(text)).not.toBe(null)
	expect(screen.queryByRole("button")).toBe(null)
})

it("lets a visitor finish who has begun", async () => {
	const api = stubApi()
	localStorage.setItem("quiz:quiz-1", JSON.stringify({ id: "session-1", secret: "a-secret", at: "one", pending: {} }))
	const quiz = publicQuiz([question("one")], { contact_step: "never" })
	const found = { quiz, answers: {}, user_name: null, user_email: null, result: null }
	api.on("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", { body: found })
	await visit(CLOSED).title("What about one?")
})

it("says so in place of the start, where the last place went meanwhile", async () => {
	const api = stubApi()
	const { quiz, user, title } = visit({})
	const refused = { status: 403, body: { detail: "This quiz is full.", code: "quiz_full" } }
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions", refused)
	api.on("GET /api/quiz/{tenantSlug}/{quizId}", { body: { quiz: { ...quiz, ...FULL } } })
	await user.click(screen.getByRole("button", { name: "Start" }))
	await title("This quiz is full")
	expect(screen.getByText("The next round is in May.")).not.toBe(null)
})
