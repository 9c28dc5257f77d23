import { act, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { PublicQuiz } from "@/lib/client/contract"
import { publicQuiz, question, quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const START = "POST /api/quiz/{tenantSlug}/{quizId}/sessions"
const READ = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const ANSWER = "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const COMPLETE = "POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete"
const ASKED = ["first", "second", "third", "fourth"].map((id) => question(id))
const LONG = ["first", "second", "third", "fourth"]
const SHORT = ["first", "third"]

function held() {
	const waiting: (() => void)[] = []
	const promise = new Promise<void>((release) => {
		waiting.push(release)
	})
	return { promise, resolve: () => waiting[0]?.() }
}

/** "Bad" leads from the first to the third question, which is the last then. */
function visit({ kept, ...given }: Partial<PublicQuiz> & { kept?: object } = {}) {
	const api = stubApi()
	const leads = (path: string[], after?: Promise<unknown>) =>
		api.on(ANSWER, { body: { answers: {}, path, next: null }, after })
	api.on(START, { body: { session_id: "session-1", session_secret: "a-secret" } })
	leads(LONG)
	api.on(COMPLETE, { body: quizResult() })
	const offered = publicQuiz(ASKED, { contact_step: "never", path: LONG, at_most: 3, ...given })
	if (kept) {
		localStorage.setItem("quiz:quiz-1", JSON.stringify({ id: "session-1", secret: "a-secret", ...kept }))
		const who = { user_name: null, user_email: null }
		api.on(READ, { body: { quiz: offered, answers: {}, path: offered.path, next: null, ...who, result: null } })
		leads(SHORT)
	}
	const { user } = renderScreen(<QuizRoom quiz={offered} header={null} />)
	const button = (name: string) => screen.findByRole("button", { name })
	return {
		leads,
		title: (words: string) => screen.findByRole("heading", { level: 1, name: `What about ${words}?` }),
		press: async (name: string) => user.click(await button(name)),
		choose: async (name: string) => user.click(await screen.findByRole("radio", { name })),
		button,
	}
}

it("goes where the server says, and back the same way", async () => {
	const { leads, press, choose, title, button } = visit()
	expect(screen.getByText(/^Up to 3 questions/)).toBeTruthy()
	await press("Start")
	await title("first")
	expect(screen.getByText("Question 1")).toBeTruthy()
	expect(screen.getByRole("progressbar").getAttribute("aria-valuemax")).toBe("3")
	leads(SHORT)
	await choose("Bad")
	await press("Continue")
	await title("third")
	expect(screen.getByText("Question 2")).toBeTruthy()
	const line = screen.getByRole("progressbar")
	expect([line.getAttribute("aria-valuenow"), line.getAttribute("aria-valuemax")]).toEqual(["1", "3"])
	await button("See my result")
	await press("Back")
	await title("first")
	leads(LONG)
	await choose("Good")
	await press("Continue")
	await title("second")
	await choose("Good")
	await press("Continue")
	await title("third")
	await choose("Good")
	leads(SHORT)
	await press("Back")
	await press("Back")
	await choose("Bad")
	await press("Continue")
	await title("third")
	await press("See my result")
	await screen.findByText("Well done")
})

it.each([undefined, { at: null, pending: {} }])(
	"goes straight to the end where the path meets no question",
	async (kept) => {
		const { press } = visit({ path: [], kept })
		if (!kept) await press("Start")
		await screen.findByText("Well done")
	},
)

it("waits without the server, keeps the answer, and goes on once it is back", async () => {
	const { leads, press, choose, title } = visit()
	await press("Start")
	const back = held()
	leads(SHORT, back.promise)
	await choose("Bad")
	await press("Continue")
	await title("first")
	expect(localStorage.getItem("quiz:quiz-1")).toContain("Bad")
	back.resolve()
	await title("third")
})

it("stays where the visitor has gone meanwhile", async () => {
	const { leads, press, choose, title } = visit()
	await press("Start")
	await choose("Good")
	await press("Continue")
	await title("second")
	const back = held()
	leads(LONG, back.promise)
	await choose("Good")
	await press("Continue")
	await press("Back")
	await title("first")
	await act(async () => back.resolve())
	await title("first")
})

it("moves on by itself only once the path is known, and never ends by itself", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const { leads, press, choose, title } = visit({ auto_advance: true })
	await press("Start")
	leads(SHORT)
	await choose("Bad")
	await title("third")
	await choose("Good")
	await act(() => vi.advanceTimersByTimeAsync(5000))
	await title("third")
})

it("resumes on the path to which the answers lead that wait in the browser", async () => {
	const { title } = visit({ kept: { at: "third", pending: { first: "Bad" } } })
	await title("third")
	expect(screen.getByText("Question 2")).toBeTruthy()
})

it("stays at the last question where the browser goes forward to one that an answer took away", async () => {
	const { leads, press, choose, title } = visit()
	await press("Start")
	leads(SHORT)
	await choose("Bad")
	await press("Continue")
	await title("third")
	act(() => {
		history.replaceState({ quizStep: { place: 3, below: 2, depth: 4 } }, "")
		dispatchEvent(new PopStateEvent("popstate"))
	})
	await title("third")
})

it("shows the last question once the path has become shorter than the place in view", async () => {
	const { leads, press, choose, title } = visit()
	await press("Start")
	for (const words of ["first", "second", "third"]) {
		await title(words)
		await choose("Good")
		await press("Continue")
	}
	await title("fourth")
	leads(SHORT)
	await choose("Good")
	await title("third")
})
