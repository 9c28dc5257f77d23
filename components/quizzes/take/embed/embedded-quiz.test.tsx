import { screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { publicQuiz, question } from "../../../../tests/support/quiz-content"
import { renderScreen } from "../../../../tests/support/render-screen"
import { stubApi } from "../../../../tests/support/stub-api"
import { EmbeddedQuiz } from "./embedded-quiz"

afterEach(() => vi.unstubAllGlobals())

/** A visitor of another site whose page frames the quiz. */
function visit({ hasFocus = false, isResumed = false } = {}) {
	const api = stubApi()
	const quiz = publicQuiz([question("one"), question("two")], { contact_step: "never" })
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions", { body: { session_id: "s", session_secret: "secret" } })
	api.on("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}", {
		body: { quiz, answers: { one: "Good" }, user_name: null, user_email: null, result: null },
	})
	if (isResumed) localStorage.setItem("quiz:quiz-1", JSON.stringify({ id: "s", secret: "secret", at: "two" }))
	const postMessage = vi.fn<(message: { arrived: boolean }, target: string) => void>()
	vi.stubGlobal("parent", { postMessage })
	vi.spyOn(document, "hasFocus").mockReturnValue(hasFocus)
	location.hash = "#https://shop.example"
	const { user } = renderScreen(<EmbeddedQuiz quiz={quiz} />, { path: "/embed/quiz/quiz-1#https://shop.example" })
	return {
		user,
		title: (words: string) => screen.findByRole("heading", { level: 1, name: words }),
		arrivals: () => postMessage.mock.calls.filter(([{ arrived }]) => arrived).map(([, target]) => target),
	}
}

it("tells the surrounding page of a step that the visitor asked for, and takes the focus along", async () => {
	const { user, title, arrivals } = visit({ hasFocus: true })
	expect(arrivals(), "its first step comes by itself").toEqual([])
	await user.click(screen.getByRole("button", { name: "Start" }))
	const first = await title("What about one?")
	await waitFor(() => expect(document.activeElement).toBe(first))
	expect(arrivals()).toEqual(["https://shop.example"])
})

it("neither moves the page nor takes its focus when it resumes by itself", async () => {
	const { title, arrivals } = visit({ isResumed: true })
	const second = await title("What about two?")
	expect(document.activeElement).not.toBe(second)
	expect(arrivals()).toEqual([])
})
