import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PublicQuestion, PublicQuiz } from "@/lib/client/contract"
import { answered, CHAT, openChat } from "../../../tests/support/chat-room"

const QUIZ = "GET /api/quiz/{tenantSlug}/{quizId}"
const SESSIONS = "POST /api/quiz/{tenantSlug}/{quizId}/sessions"
const SESSION = "/api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const SCORE = { percentage_score: 72.5, total_score: 29, max_possible_score: 40, categories: [], outcome: null }
const RESULT = { ...SCORE, charts: true, recommendations: null, breakdown: null }

const asked = (id: string, told: Partial<PublicQuestion> = {}): PublicQuestion => ({
	id,
	question: `What about ${id}?`,
	type: "multiple_choice",
	options: ["Good", "Bad"],
	required: true,
	...told,
})

/** A chat that offers the quiz Bread, with a server that accepts every answer. */
function offerQuiz(told: Partial<PublicQuiz> = {}, chatbot: Parameters<typeof openChat>[0] = {}) {
	const chat = openChat(chatbot, { quizzes: [{ id: "bread", quiz_name: "Bread" }] })
	const { api, press, slug } = chat
	const quiz: PublicQuiz = {
		id: "bread",
		quiz_name: "Bread",
		quiz_description: "",
		questions: [asked("first"), asked("second", { required: false })],
		contact_step: "after",
		auto_advance: false,
		tenant_name: "Harbour Bakery",
		tenant_slug: slug,
		logo_url: null,
		brand_color: null,
		chatbot_enabled: true,
		chatbot_message: "",
		...told,
	}
	api.on(QUIZ, { body: { quiz } })
	api.on(SESSIONS, { body: { session_id: "session", session_secret: "secret" } })
	api.on(`PUT ${SESSION}`, { body: { answers: {} } })
	api.on(`POST ${SESSION}/complete`, { body: RESULT })
	api.on(CHAT, { body: answered("Yes.") })
	const region = () => within(screen.getByRole("region", { name: "Quiz: Bread" }))
	const title = () => region().getByRole("heading", { level: 2 })
	return {
		...chat,
		quiz,
		inProgress: { quiz, answers: {}, user_name: null, user_email: null, result: null },
		region,
		title,
		choice: (name: string) => region().getByRole<HTMLInputElement>("radio", { name }),
		alert: () => region().queryByRole("alert")?.textContent,
		take: () => press("Take the quiz Bread"),
		/** Waits until the next step is shown and has the focus. */
		arrivesAt: (text: string) =>
			expect.poll(() => [document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(["H2", text]),
		asked: () => [...chat.log().querySelectorAll("section ol > li")].map((item) => item.textContent),
	}
}

it("is taken by keyboard alone while the chat continues, and ends with its result", async () => {
	const chat = offerQuiz({}, { enable_lead_capture: true })
	const { api, user, ask, press, arrivesAt, choice, alert, region, status, said, title, inProgress } = chat
	api.on("POST /api/chatbot/{tenantSlug}/lead", { status: 204 })
	await ask("Hello")
	await expect.poll(chat.card).not.toBe(null)
	await user.type(chat.inCard().getByLabelText(/^Email/), "grace@example.com{Enter}")
	await screen.findByText(/has your details/)

	screen.getByRole("button", { name: "Take the quiz Bread" }).focus()
	await user.keyboard("{Enter}")
	await arrivesAt("Bread")
	expect(region().getByText(/^2 questions\./)).not.toBe(null)
	await user.keyboard("{Enter}")
	await arrivesAt("What about first?")
	await user.keyboard("{Enter}")
	expect(alert()).toBe("This question needs an answer.")
	await user.keyboard("2")
	expect(choice("Bad").checked).toBe(true)
	// Outside the quiz its keys do not work: the chat's field accepts any text.
	chat.log().focus()
	await user.keyboard("1")
	await user.type(chat.field(), "1{Enter}")
	await expect.poll(() => said().filter((text) => text.includes("Yes."))).toHaveLength(2)
	expect(choice("Bad").checked).toBe(true)
	api.on(`GET ${SESSION}`, { body: { ...inProgress, answers: { first: "Bad" } } })
	await press("Back to the quiz")
	await arrivesAt("What about first?")
	expect(choice("Bad").checked).toBe(true)
	await user.keyboard("1{Enter}")
	await arrivesAt("What about second?")
	expect(status()).toBe("Your answer: Good.")
	expect(region().getByRole("progressbar").getAttribute("aria-valuetext")).toBe("1 of 2 questions done")
	expect(document.getElementById(title().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
		"Question 2 of 2 · Optional",
	)
	await user.keyboard("{Enter}")
	await arrivesAt("Tell us who you are")
	expect(chat.asked()).toEqual(["Helper: What about first?You: Good", "Helper: What about second?You: Skipped"])
	expect(region().getByLabelText<HTMLInputElement>(/^Email/).value).toBe("grace@example.com")
	await press("See my result")
	await expect.poll(() => status()).toMatch(/^Your result: 72\.5%\. ./)
	await arrivesAt(title().textContent ?? "")
	expect(screen.queryByRole("button", { name: "Leave the quiz" })).toBe(null)

	const [chat_session_id] = chat.sessions()
	expect(api.sentTo(SESSIONS).map(({ body }) => body)).toEqual([{ chat_session_id }])
	const saved = api.sentTo(`PUT ${SESSION}`)
	expect(saved.at(-1)?.body).toEqual({ user_name: "", user_email: "grace@example.com" })
	expect(
		saved
			.map(({ body }) => (body as { answers?: object }).answers)
			.filter(Boolean)
			.at(-1),
	).toEqual({ first: "Good" })
	expect(saved[0]?.headers.get("authorization")).toBe("Bearer secret")
	await press("Take it again")
	await arrivesAt("Bread")
})

it("goes back to earlier answers, and forward again", async () => {
	const { take, press, user, arrivesAt, choice, asked } = offerQuiz()
	await take()
	await arrivesAt("Bread")
	await press("Start")
	await arrivesAt("What about first?")
	await user.click(choice("Good"))
	await press("Continue")
	await arrivesAt("What about second?")
	await press("Back")
	await arrivesAt("What about first?")
	expect(choice("Good").checked).toBe(true)
	expect(asked()).toEqual([])
	await press("Continue")
	await arrivesAt("What about second?")
})

it("is offered by an answer that names it, appears below it, and resumes where it was left", async () => {
	const { api, ask, press, user, slug, arrivesAt, choice, said, reload, log, status, asked, inProgress } = offerQuiz()
	api.on(CHAT, { body: answered(`Try [Bread](http://localhost/quiz/${slug}/bread).`) })
	await ask("Have you got a quiz?")
	const offers = () => screen.queryAllByRole("button", { name: "Take the quiz Bread" })
	await expect.poll(() => offers().length).toBe(2)
	await user.click(offers()[1] as HTMLElement)
	await arrivesAt("Bread")
	expect(said().at(-1)).toContain("2 questions.")
	await press("Start")
	await arrivesAt("What about first?")
	await user.click(choice("Good"))
	await press("Continue")
	await arrivesAt("What about second?")

	api.on(`GET ${SESSION}`, { body: { ...inProgress, answers: { first: "Good" } } })
	reload()
	await arrivesAt("What about second?")
	expect(asked()).toEqual(["Helper: What about first?You: Good"])
	await press("Leave the quiz")
	expect(screen.queryByRole("region", { name: "Quiz: Bread" })).toBe(null)
	expect(status()).toBe("You left the quiz. Your answers are saved.")
	reload()
	expect(log().textContent).not.toContain("What about")
	await press("Take the quiz Bread")
	await arrivesAt("What about second?")
})

it("says in plain words how the server failed, and continues from there", async () => {
	const broken = { status: 500, body: { detail: "The disk is full." } }
	const { api, take, press, user, region, alert, arrivesAt, choice, quiz, log, status } = offerQuiz({
		questions: [asked("first")],
		contact_step: "never",
	})
	api.on(QUIZ, broken, { body: { quiz } })
	await take()
	await expect.poll(() => log().textContent).toContain("The quiz couldn't be loaded.")
	await press("Try again")
	await arrivesAt("Bread")
	api.on(SESSIONS, broken, { body: { session_id: "session", session_secret: "secret" } })
	await press("Start")
	await expect.poll(alert).toBe("Something went wrong on our end. Nothing is lost. Please try again.")
	await press("Start")
	await arrivesAt("What about first?")
	api.on(`PUT ${SESSION}`, broken, { body: { answers: {} } })
	await user.click(choice("Good"))
	await expect
		.poll(() => region().getByText(/^Your latest answers/).textContent)
		.toBe("Your latest answers haven't been sent yet. They're still here.")
	await press("Try again")
	await press("See my result")
	await expect.poll(() => status()).toMatch(/^Your answer: Good\. Your result: 72\.5%\./)
})

it.each([
	["that is gone", { status: 404, body: { detail: "This quiz doesn't exist." } }, "This quiz doesn't exist."],
	["of a product that is off", null, "Back in May."],
])("explains a quiz %s, and can be closed", async (_, reply, text) => {
	const { api, take, press, log } = offerQuiz({ chatbot_enabled: false, chatbot_message: "Back in May." })
	if (reply) api.on(QUIZ, reply)
	await take()
	await expect.poll(() => within(log()).queryByRole("alert")?.textContent).toContain(text)
	expect(screen.queryByRole("button", { name: "Try again" })).toBe(null)
	await press("Leave the quiz")
	expect(within(log()).queryByRole("alert")).toBe(null)
})

it("is not advanced twice by a double click", async () => {
	const { take, press, user, title, arrivesAt, choice } = offerQuiz({
		questions: ["first", "second", "third"].map((id) => asked(id, { required: false })),
	})
	await take()
	await arrivesAt("Bread")
	await press("Start")
	await arrivesAt("What about first?")
	await user.click(choice("Good"))
	await press("Continue")
	await arrivesAt("What about second?")
	const next = screen.getByRole("button", { name: "Skip" })
	act(() => void fireEvent.click(next, { detail: 2 }))
	expect(title().textContent).toBe("What about second?")
	act(() => void fireEvent.click(next, { detail: 1 }))
	await arrivesAt("What about third?")
})
