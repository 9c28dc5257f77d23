import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { publicQuiz, question } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import * as quizWords from "../quiz-words"
import { QuizRoom } from "./quiz-room"

const SESSION = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const ANSWER = "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const START = "POST /api/quiz/{tenantSlug}/{quizId}/sessions"

/** A visitor who leaves an address before the first question. */
async function begin(keeps_partial?: true) {
	const api = stubApi()
	api.on(START, { body: { session_id: "session-1", session_secret: "a-secret" } })
	const quiz = publicQuiz([question("one")], { contact_step: "before", ...(keeps_partial && { keeps_partial }) })
	const { user } = renderScreen(<QuizRoom quiz={quiz} header={null} />)
	await user.click(await screen.findByRole("button", { name: "Start" }))
	await user.click(await screen.findByLabelText(/^Email/))
	await user.paste("ada@example.com")
	const told = screen.queryByText(quizWords.keepsPartial(quiz.tenant_name)) !== null
	await user.click(screen.getByRole("button", { name: "Continue" }))
	await screen.findByRole("heading", { name: "What about one?" })
	return { told, sent: api.sentTo(START).map(({ body }) => body) }
}

it("begins with keeps_partial only where the page says that it keeps what is answered", async () => {
	const { told, sent } = await begin(true)
	expect(told).toBe(true)
	expect(sent).toEqual([{ user_name: "", user_email: "ada@example.com", keeps_partial: true }])
})

it("says and sends nothing of it by itself", async () => {
	const { told, sent } = await begin()
	expect(told).toBe(false)
	expect(sent).toEqual([{ user_name: "", user_email: "ada@example.com" }])
})

it("sends what waited for a connection under what the page said when it was typed, whatever it says by now", async () => {
	const api = stubApi()
	const quiz = publicQuiz([question("one")], { keeps_partial: true })
	const open = { id: "session-1", secret: "a-secret", at: "one", pending: { one: "Good" } }
	localStorage.setItem(`quiz:${quiz.id}`, JSON.stringify(open))
	api.on(SESSION, { body: { quiz, answers: {}, user_name: null, user_email: null, result: null } })
	api.on(ANSWER, { body: { answers: {} } })
	const { user } = renderScreen(<QuizRoom quiz={quiz} header={null} />)
	await screen.findByRole("heading", { name: "What about one?" })
	await waitFor(() => expect(api.sentTo(ANSWER)).toHaveLength(1))
	await user.click(screen.getByRole("radio", { name: "Bad" }))
	await waitFor(() => expect(api.sentTo(ANSWER)).toHaveLength(2))
	expect(api.sentTo(ANSWER).map(({ body }) => body)).toEqual([
		{ answers: { one: "Good" } },
		{ answers: { one: "Bad" }, keeps_partial: true },
	])
})

it("still says what the page said of an answer that is sent before a reloaded page has read its session", async () => {
	const api = stubApi()
	const quiz = publicQuiz([question("one")], { keeps_partial: true })
	const open = { id: "session-1", secret: "a-secret", at: "one", pending: { one: "Good" }, keepsPartial: true }
	localStorage.setItem(`quiz:${quiz.id}`, JSON.stringify(open))
	api.on(SESSION, { body: { quiz, answers: {}, user_name: null, user_email: null, result: null } })
	api.on(ANSWER, { body: { answers: {} } })
	renderScreen(<QuizRoom quiz={quiz} header={null} />)
	await waitFor(() => expect(api.sentTo(ANSWER)).toHaveLength(1))
	expect(api.sentTo(ANSWER).map(({ body }) => body)).toEqual([{ answers: { one: "Good" }, keeps_partial: true }])
})
