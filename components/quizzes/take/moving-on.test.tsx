import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import type { PublicQuiz } from "@/lib/client/contract"
import { FOUR_TYPES, publicQuiz, question } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const SESSION = "/api/quiz/{tenantSlug}/{quizId}/sessions"
const MOVES_ON = /^Tap or click an answer to go to the next question\./

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** A visitor on the first of three questions, whose welcome said that the quiz moves on, or did not. */
async function startQuiz(given: Partial<PublicQuiz> = {}) {
	const api = stubApi()
	api.on(`POST ${SESSION}`, { body: { session_id: "session-1", session_secret: "a-secret" } })
	api.on(`PUT ${SESSION}/{id}`, { body: { answers: {} } })
	const asked = ["first", "second", "third"].map((id) => question(id))
	const { user } = renderScreen(<QuizRoom quiz={publicQuiz(asked, { auto_advance: true, ...given })} header={null} />)
	expect(screen.queryByText(MOVES_ON) !== null).toBe(given.auto_advance !== false)
	await user.click(screen.getByRole("button", { name: "Start" }))
	const title = () => screen.getByRole("heading", { level: 1 }).textContent
	await waitFor(() => expect(document.activeElement?.textContent).toBe("What about first?"))
	const choice = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name })
	return {
		api,
		user,
		title,
		choice,
		wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
		press: (name: string) => user.click(choice(name)),
		button: (name: string) => user.click(screen.getByRole("button", { name })),
		click: (target: HTMLElement, detail: number) => act(() => void fireEvent.click(target, { detail })),
	}
}

it("moves on once a choice is pressed, focuses the next question, and waits at the last one", async () => {
	const { press, wait, title } = await startQuiz()
	await press("Bad")
	expect(title()).toBe("What about first?")
	await wait(300)
	expect(title()).toBe("What about second?")
	expect(document.activeElement?.textContent).toBe("What about second?")
	await press("Good")
	await wait(300)
	expect(title()).toBe("What about third?")
	await press("Good")
	await wait(5000)
	expect(title()).toBe("What about third?")
})

it("waits for Continue after a key, also if a press came before it", async () => {
	const { user, wait, title, choice } = await startQuiz()
	await user.keyboard("2")
	await wait(5000)
	expect(choice("Bad").checked).toBe(true)
	// A press on the answer that is chosen already changes nothing.
	await user.click(choice("Bad"))
	await user.keyboard("{ArrowUp}")
	await user.keyboard("1")
	await wait(5000)
	expect(title()).toBe("What about first?")
	await user.keyboard("{Enter}")
	expect(title()).toBe("What about second?")
})

it("chooses by the place of a digit's key where the keyboard writes another sign there", async () => {
	const { choice } = await startQuiz()
	const press = (key: string, shiftKey = false) =>
		act(() => {
			document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: "Digit2", shiftKey, bubbles: true }))
		})
	press("@", true)
	expect(choice("Bad").checked).toBe(false)
	press("é")
	expect(choice("Bad").checked).toBe(true)
})

it("waits for Continue once an answer was changed, at first or after Back", async () => {
	const { press, button, wait, title, choice } = await startQuiz()
	await press("Bad")
	await press("Good")
	await wait(5000)
	expect(title()).toBe("What about first?")
	await button("Continue")
	await press("Bad")
	await wait(300)
	await button("Back")
	expect(choice("Bad").checked).toBe(true)
	await press("Good")
	await wait(5000)
	expect(title()).toBe("What about second?")
})

it("stays where the visitor went meanwhile", async () => {
	const { press, button, wait, title } = await startQuiz()
	await press("Good")
	await button("Continue")
	await button("Back")
	await wait(5000)
	expect(title()).toBe("What about first?")
})

it("ignores the rest of a double click on an answer", async () => {
	const { press, wait, title, choice, click, api } = await startQuiz()
	await press("Good")
	await wait(300)
	const sent = api.sentTo(`PUT ${SESSION}/{id}`).length
	await click(choice("Bad"), 2)
	await click(screen.getByRole("button", { name: "Back" }), 2)
	await wait(5000)
	expect(title()).toBe("What about second?")
	expect(choice("Bad").checked).toBe(false)
	expect(api.sentTo(`PUT ${SESSION}/{id}`)).toHaveLength(sent)
})

it("waits after every answer if the business wants it so", async () => {
	const { press, wait, title } = await startQuiz({ auto_advance: false })
	await press("Good")
	await wait(5000)
	expect(title()).toBe("What about first?")
})

it("promises nothing if no choice has a question after it", () => {
	const [choice, , , text] = FOUR_TYPES
	if (!choice || !text) throw new Error("FOUR_TYPES has changed")
	renderScreen(<QuizRoom quiz={publicQuiz([text, choice], { auto_advance: true })} header={null} />)
	expect(screen.queryByText(MOVES_ON)).toBe(null)
	screen.getByText(/^One question at a time\./)
})

it("takes a tap as soon as the script runs, because the welcome has been in view since the page came", async () => {
	const api = stubApi()
	api.on(`POST ${SESSION}`, { body: { session_id: "session-1", session_secret: "a-secret" } })
	let now = 5_000
	vi.spyOn(performance, "now").mockImplementation(() => now)
	renderScreen(<QuizRoom quiz={publicQuiz([question("first")])} header={null} />, { early: () => undefined })
	const start = await screen.findByRole<HTMLButtonElement>("button", { name: "Start" })
	await waitFor(() => expect(start.disabled).toBe(false))
	now += 100
	const tap = Object.assign(createEvent.click(start, { detail: 1 }), { pointerType: "touch" })
	act(() => void fireEvent(start, tap))
	await screen.findByRole("heading", { name: "What about first?" })
	// The same tap, once more, lands on a question that its visitor has not read.
	const answer = Object.assign(createEvent.click(screen.getByRole("radio", { name: "Bad" }), { detail: 1 }), {
		pointerType: "touch",
	})
	act(() => void fireEvent(screen.getByRole("radio", { name: "Bad" }), answer))
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Bad" }).checked).toBe(false)
})
