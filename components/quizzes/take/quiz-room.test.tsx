import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { AnswerOf, PublicQuiz, Question, ReachedOutcome } from "@/lib/client/contract"
import { FOUR_TYPES, publicQuiz, question, quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { type SentRequest, stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const START = "POST /api/quiz/{tenantSlug}/{quizId}/sessions"
const READ = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const ANSWER = "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const COMPLETE = "POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete"
const FAULT = "Something went wrong on our end. Nothing is lost. Please try again."
const BROKEN = { status: 500, body: { detail: "Something went wrong." } }
const SAVED = { body: { answers: {} } }
const BEST = { choice: "Good", rating: "5", yesno: "Yes" }

interface Given extends Partial<PublicQuiz> {
	asked?: Question[]
	/** The result at the end. */
	end?: Partial<ReachedOutcome>
	/** The session that this browser has stored. */
	kept?: { at: string | null; pending?: Record<string, string> }
}

/** A visitor on a quiz's page. By default the server accepts everything. */
function visitQuiz({ asked = [question("one")], end, kept, ...given }: Given = {}) {
	const api = stubApi()
	const result = quizResult(end)
	api.on(START, { body: { session_id: "session-1", session_secret: "a-secret" } })
	api.on(ANSWER, SAVED)
	api.on(COMPLETE, { body: result })
	const offered = publicQuiz(asked, { contact_step: "never", ...given })
	if (kept) localStorage.setItem("quiz:quiz-1", JSON.stringify({ id: "session-1", secret: "a-secret", ...kept }))
	const show = () => renderScreen(<QuizRoom quiz={offered} header={null} />, { path: "/quiz/bakery/quiz-1" })
	let shown = show()
	const button = (name: string) => screen.getByRole("button", { name })
	const press = async (name: string) => shown.user.click(await screen.findByRole("button", { name }))
	const check = async (name: string) => shown.user.click(await screen.findByRole("radio", { name }))
	return {
		api,
		result,
		button,
		press,
		check,
		type: (text: string) => shown.user.type(screen.getByRole("textbox"), text),
		fill: async (label: RegExp, text: string) => {
			await shown.user.click(screen.getByLabelText(label))
			await shown.user.paste(text)
		},
		choose: async (name: string) => {
			await check(name)
			await press("Continue")
		},
		isChecked: (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked,
		title: (words: string) => screen.findByRole("heading", { level: 1, name: words }),
		focused: async (words: string) => {
			const title = await screen.findByRole("heading", { level: 1, name: words })
			await waitFor(() => expect(document.activeElement).toBe(title))
		},
		alert: (words: string) =>
			waitFor(() =>
				expect(
					screen
						.getAllByRole("alert")
						.map(({ textContent }) => textContent)
						.join(""),
				).toBe(words),
			),
		status: (words: string) => waitFor(() => expect(screen.getByRole("status").textContent).toContain(words)),
		/** The session's state on the server. */
		isFound: (found: Partial<AnswerOf<typeof READ>> = {}) =>
			api.on(READ, { body: { quiz: offered, answers: {}, user_name: null, user_email: null, result: null, ...found } }),
		/** Simulates a reload, or a new tab after a kill. */
		reopen: () => {
			shown.unmount()
			shown = show()
		},
		shown: () => shown,
	}
}

const bodies = (requests: SentRequest[]) => requests.map(({ body }) => body)

it("asks one question at a time, sends each answer with the session's secret, and ends with the result", async () => {
	const visitor = visitQuiz({ asked: FOUR_TYPES, contact_step: "after", end: { action: "send_email" } })
	const { api } = visitor
	screen.getByText("4 questions")
	await visitor.press("Start")
	await visitor.focused("What about choice?")
	screen.getByRole("heading", { name: "What about choice?", description: "Question 1 of 4" })
	const progress = () => screen.getByRole("progressbar").getAttribute("aria-valuetext")
	expect(progress()).toBe("0 of 4 questions done")
	expect(screen.queryByRole("button", { name: "Back" })).toBe(null)
	await visitor.press("Continue")
	await visitor.alert("This question needs an answer.")
	expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Good" }))
	await visitor.choose("Good")
	expect(progress()).toBe("1 of 4 questions done")
	await visitor.choose("5")
	await visitor.choose("Yes")
	screen.getByRole("heading", { description: "Question 4 of 4 · Optional" })
	await visitor.type("Because I like it.")
	await visitor.press("Continue")
	await visitor.focused("Tell us who you are")
	expect(progress()).toBe("4 of 4 questions done")
	await visitor.fill(/^Name/, "Ada Lovelace")
	await visitor.fill(/^Email/, " ADA@Example.com ")
	await visitor.press("See my result")

	await visitor.focused("Well done")
	screen.getByText(/^Sent to ada@example\.com\./)
	const puts = api.sentTo(ANSWER)
	expect(Object.assign({}, ...puts.map(({ body }) => (body as { answers?: object }).answers))).toEqual({
		...BEST,
		text: "Because I like it.",
	})
	expect(puts.at(-1)?.body).toEqual({ user_name: "Ada Lovelace", user_email: "ada@example.com" })
	for (const request of [...puts, ...api.sentTo(COMPLETE)]) {
		expect(request.headers.get("authorization")).toBe("Bearer a-secret")
	}

	visitor.isFound({ user_email: "ada@example.com", result: visitor.result })
	visitor.reopen()
	await screen.findByText(/^Sent to ada@example\.com\./)
	await visitor.press("Take it again")
	await visitor.title("How ready are you?")
	visitor.reopen()
	await visitor.title("How ready are you?")
})

it("lets a visitor go back, change an answer, and remove it", async () => {
	const visitor = visitQuiz({ asked: [question("first"), question("second", { required: false })] })
	await visitor.press("Start")
	await visitor.choose("Good")
	await visitor.check("Bad")
	await visitor.press("Back")
	await visitor.title("What about first?")
	expect(visitor.isChecked("Good")).toBe(true)
	await visitor.choose("Bad")
	expect(visitor.isChecked("Bad")).toBe(true)
	await visitor.press("Clear answer")
	expect(visitor.isChecked("Bad")).toBe(false)
	await visitor.press("See my result")
	await visitor.title("Well done")
	const sent = bodies(visitor.api.sentTo(ANSWER)) as { answers: object }[]
	expect(Object.assign({}, ...sent.map(({ answers }) => answers))).toEqual({ first: "Bad", second: "" })
	expect(sent.every((body) => !("user_name" in body))).toBe(true)
})

it("resumes with the quiz as it was at the start and with unsent answers, and starts over with the current quiz", async () => {
	const old = publicQuiz([question("old"), question("text", { type: "text" })], { contact_step: "never" })
	const visitor = visitQuiz({ asked: [question("new")], kept: { at: "text", pending: { text: "Half a sent" } } })
	visitor.isFound({ quiz: old, answers: { old: "Good", text: "Half" } })
	visitor.reopen()
	await visitor.title("What about text?")
	expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Half a sent")
	expect(bodies(visitor.api.sentTo(ANSWER))).toEqual([{ answers: { text: "Half a sent" } }])
	await visitor.press("Back")
	expect(visitor.isChecked("Good")).toBe(true)
	await visitor.press("Continue")
	await visitor.press("See my result")
	await visitor.press("Take it again")
	await visitor.press("Start")
	await visitor.title("What about new?")
})

it("shows the business's words of the page's language, and sends what it wrote itself", async () => {
	vi.stubGlobal("ownTexts", {
		texts: { "What about first?": "Wie ist das?", Good: "Gut", Bad: "Schlecht" },
		written: "en",
	})
	const visitor = visitQuiz({ asked: [question("first"), question("second", { options: ["Good", "Fine"] })] })
	visitor.api.on(COMPLETE, { body: { ...visitor.result, translations: { "Well done": "Gut gemacht" } } })
	await visitor.press("Start")
	expect((await visitor.title("Wie ist das?")).lang).toBe("")
	await visitor.choose("Gut")
	expect((await visitor.title("What about second?")).lang).toBe("en")
	expect(screen.getByText("Fine").lang).toBe("en")
	// The session was begun before the business changed a word.
	vi.stubGlobal("ownTexts", { texts: { Good: "Prima", Fine: "Prima" }, written: "en" })
	visitor.isFound({ answers: { first: "Good" } })
	visitor.reopen()
	await visitor.title("What about second?")
	await visitor.press("Back")
	expect(visitor.isChecked("Prima")).toBe(true)
	await visitor.press("Continue")
	// Two that would be the same stay as written.
	expect(screen.getByText("Good").lang).toBe("en")
	await visitor.check("Fine")
	await visitor.press("See my result")
	await visitor.title("Gut gemacht")
	expect(screen.getByText("You are there.").lang).toBe("en")
	const sent = bodies(visitor.api.sentTo(ANSWER)) as { answers: object }[]
	expect(Object.assign({}, ...sent.map(({ answers }) => answers))).toEqual({ first: "Good", second: "Fine" })
})

it("asks for the contact before the first question, says what is wrong with it, and lets it be skipped", async () => {
	const visitor = visitQuiz({ contact_step: "before" })
	await visitor.press("Start")
	await visitor.fill(/^Email/, "ada@")
	await visitor.fill(/^Name/, "x".repeat(121))
	screen.getByRole("textbox", { name: /^Email/, description: "Please enter a valid email address" })
	await visitor.press("Continue")
	const name = screen.getByRole("textbox", { description: "Name can have up to 120 characters" })
	expect(document.activeElement).toBe(name)
	const { user } = visitor.shown()
	await user.clear(name)
	await user.type(name, "Ada")
	await user.type(screen.getByLabelText(/^Email/), "example.com")
	await visitor.press("Continue")
	await visitor.check("Good")
	await visitor.press("See my result")
	await visitor.press("Take it again")
	await visitor.press("Start")
	await visitor.press("Skip")
	await visitor.title("What about one?")
	expect(bodies(visitor.api.sentTo(START))).toEqual([{ user_name: "Ada", user_email: "ada@example.com" }, {}])
})

it("works without storage, as in a restricted frame", async () => {
	const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied for this document.", "SecurityError")
	})
	try {
		const visitor = visitQuiz()
		await visitor.press("Start")
		await visitor.check("Good")
		await visitor.press("See my result")
		await visitor.title("Well done")
		expect(storage).toHaveBeenCalled()
	} finally {
		storage.mockRestore()
	}
})

it("shows texts literally, whatever they look like", async () => {
	const nasty = `<img src=x onerror="document.title='hit'"><script>document.title='hit'</script>`
	const asked = [question("one", { question: nasty, options: ["Good", nasty] })]
	const visitor = visitQuiz({ asked, end: { title: nasty, description: nasty, custom_message: nasty } })
	await visitor.press("Start")
	await visitor.title(nasty)
	await visitor.check(nasty)
	await visitor.press("See my result")
	const result = await screen.findByRole("region", { name: "Your result" })
	expect(within(result).getAllByText(nasty)).toHaveLength(3)
	expect(document.querySelector("img, script")).toBe(null)
})

it("says that it is offline, continues, and sends all answers once it is back", async () => {
	const visitor = visitQuiz({ asked: FOUR_TYPES })
	await visitor.press("Start")
	const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
	// Such a long wait that only the network's return can end it.
	visitor.api.on(ANSWER, { status: 503, body: { detail: "Away." }, headers: { "retry-after": "60" } })
	await visitor.choose("Good")
	await visitor.status("You're offline.")
	await visitor.choose("5")
	await visitor.choose("Yes")
	await visitor.type("Still here")
	await visitor.press("See my result")
	expect(visitor.button("See my result").hasAttribute("disabled")).toBe(true)
	visitor.api.on(ANSWER, SAVED)
	online.mockReturnValue(true)
	act(() => void window.dispatchEvent(new Event("online")))
	await visitor.title("Well done")
	expect(visitor.api.sentTo(ANSWER).at(-1)?.body).toMatchObject({ answers: { rating: "5", text: "Still here" } })
})

it("explains a failing server in plain words, and continues from there", async () => {
	const visitor = visitQuiz()
	visitor.api.on(START, BROKEN, { body: { session_id: "session-1", session_secret: "a-secret" } })
	await visitor.press("Start")
	await visitor.alert(FAULT)
	await visitor.press("Start")
	visitor.api.on(ANSWER, BROKEN, SAVED)
	await visitor.check("Good")
	await visitor.status("Your latest answers haven't been sent yet.")
	await visitor.press("Try again")
	await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""))
	visitor.api.on(COMPLETE, BROKEN, { body: visitor.result })
	await visitor.press("See my result")
	await visitor.alert(FAULT)
	await visitor.press("See my result")
	await visitor.title("Well done")
})

it("can retry if the server fails while the quiz is being resumed", async () => {
	const visitor = visitQuiz({ asked: FOUR_TYPES, kept: { at: "rating" } })
	visitor.api.on(READ, BROKEN)
	visitor.reopen()
	await visitor.alert(FAULT)
	visitor.isFound()
	await visitor.press("Try again")
	await visitor.title("What about rating?")
})

it("starts over if the session was erased, and says why", async () => {
	const visitor = visitQuiz({ kept: { at: "one" } })
	visitor.api.on(READ, { status: 404, body: { detail: "No." } })
	visitor.reopen()
	await visitor.alert("Your earlier answers are no longer available. Please start over.")
	expect(localStorage.length).toBe(0)
	await visitor.press("Start")
	await visitor.title("What about one?")
})

it("shows the result if the quiz was completed in another tab", async () => {
	const visitor = visitQuiz()
	visitor.api.on(ANSWER, { status: 409, body: { detail: "Completed." } })
	visitor.isFound({ result: visitor.result })
	await visitor.press("Start")
	await visitor.check("Bad")
	await visitor.title("Well done")
})

it.each([
	["an answer", ANSWER, 403, "Closed until Monday."],
	["the beginning", START, 404, "This quiz doesn't exist."],
] as const)("stops with the server's message if it refuses %s for good", async (_, operation, status, detail) => {
	const visitor = visitQuiz()
	visitor.api.on(operation, { status, body: { detail } })
	await visitor.press("Start")
	if (operation === ANSWER) await visitor.check("Good")
	await visitor.title("Page Not Available")
	screen.getByText(detail)
})

it("says that the report failed, and loads it on Retry, with the session's secret", async () => {
	const REPORT = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report"
	const visitor = visitQuiz({ end: { action: "download_pdf" } })
	const saved: string[] = []
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
		saved.push(this.download)
	})
	await visitor.press("Start")
	await visitor.check("Good")
	await visitor.press("See my result")
	visitor.api.on(REPORT, { status: 503, body: { detail: "Away." } }, { body: undefined })
	await visitor.press("Download your report")
	const result = within(await screen.findByRole("region", { name: "Your result" }))
	await result.findByText(/^We couldn't create your report just now\./)
	await visitor.press("Retry")
	await result.findByText(/^Downloaded\./)
	expect(visitor.api.sentTo(REPORT).at(-1)?.headers.get("authorization")).toBe("Bearer a-secret")
	expect(saved).toEqual(["quiz-report-session-.pdf"])
})
