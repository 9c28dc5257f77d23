import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PublicQuiz, Question } from "@/lib/client/contract"
import { publicQuiz, question, quizResult } from "../../../tests/support/quiz-content"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { QuizRoom } from "./quiz-room"

const SESSION = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"
const ANSWER = "PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}"

/** A visitor at the first question. */
async function visit(asked: Question, given: Partial<PublicQuiz> = {}) {
	const api = stubApi()
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions", { body: { session_id: "s", session_secret: "a-secret" } })
	api.on(ANSWER, { body: { answers: {} } })
	api.on("POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete", { body: quizResult() })
	const quiz = publicQuiz([asked, question("end")], { contact_step: "never", auto_advance: false, ...given })
	const { user } = renderScreen(<QuizRoom quiz={quiz} header={null} />, { path: "/quiz/bakery/quiz-1" })
	const press = async (name: string) => user.click(await screen.findByRole("button", { name }))
	await press("Start")
	await screen.findByRole("heading", { level: 1, name: asked.question })
	return {
		api,
		quiz,
		user,
		press,
		tick: (name: string) => user.click(screen.getByRole("checkbox", { name })),
		alert: async (words: string) => expect((await screen.findByText(words)).closest("[role=alert]")).not.toBeNull(),
		saves: () => api.sentTo(ANSWER).map(({ body }) => body),
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
	expect(visitor.saves()).toContainEqual({
		answers: { one: "I agree to a call." },
		consent_texts: { one: "I agree to a call." },
	})
})

it("takes a tick back whose words the business has changed since, and shows the present ones", async () => {
	const visitor = await visit(question("one", { type: "consent", options: ["I agree to a call."], points: {} }))
	const detail = "This sentence has changed. Please read it again, then check the box if you agree."
	visitor.api.on(ANSWER, { status: 422, body: { detail, errors: [{ field: "one", detail }] } })
	visitor.api.on(SESSION, {
		body: { quiz: visitor.quiz, answers: {}, user_name: null, user_email: null, result: null },
	})
	const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree to a call." })
	await visitor.tick("I agree to a call.")
	await visitor.alert(detail)
	await waitFor(() => expect(box().checked).toBe(false))
	visitor.api.on(ANSWER, { body: { answers: {} } })
	await visitor.tick("I agree to a call.")
	await visitor.press("Continue")
	await visitor.isNext()
	expect(visitor.sent()).toBe("I agree to a call.")
})

const CONTACT = question("one", {
	type: "contact",
	options: [],
	points: {},
	required: false,
	contact_parts: { name: "optional", email: "required", phone: "required" },
})

it("names what is missing or wrong in a contact at its field, and goes on by Enter", async () => {
	const visitor = await visit(CONTACT)
	expect(screen.queryByRole("textbox", { name: "Company" })).toBeNull()
	const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" })
	const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" })
	expect([email.type, email.autocomplete, phone.type, phone.autocomplete]).toEqual(["email", "email", "tel", "tel"])
	await visitor.user.type(email, "ada@example{Enter}")
	const errorOf = (field: HTMLElement) =>
		document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent
	expect(errorOf(email)).toBe("Please enter a valid email address")
	expect(errorOf(phone)).toBe("Phone is required")
	expect(document.activeElement).toBe(email)
	await visitor.user.type(email, ".com")
	await visitor.user.type(phone, " 030 123{Enter}")
	await visitor.isNext()
	expect(visitor.sent()).toEqual({ email: "ada@example.com", phone: "030 123" })
	expect(visitor.saves().some((body) => Object.hasOwn(body as object, "keeps_partial"))).toBe(false)
})

it("says beside the address what is kept of a visitor who stops, and tells the server that it said so", async () => {
	const visitor = await visit(CONTACT, { keeps_partial: true, tenant_name: "Bakery" })
	await screen.findByText("If you stop before the end, Bakery keeps what you answered for 30 days.")
	await visitor.user.type(screen.getByRole("textbox", { name: /^Name/ }), "Ada")
	await visitor.user.tab()
	expect(visitor.saves()).toContainEqual({ answers: { one: { name: "Ada" } }, keeps_partial: true })
})

it("leaves out what is not typed yet while the address is wrong", async () => {
	const visitor = await visit(CONTACT)
	await visitor.user.type(screen.getByRole("textbox", { name: "Email" }), "ada@example")
	await visitor.user.tab()
	await visitor.user.tab()
	screen.getByText("Please enter a valid email address")
	expect(screen.queryByText("Phone is required")).toBeNull()
})

it("keeps an unfinished address for a visitor who goes back and returns", async () => {
	const visitor = await visit(question("first"), { questions: [question("first"), CONTACT] })
	await visitor.user.click(screen.getByRole("radio", { name: "Good" }))
	await visitor.press("Continue")
	await visitor.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Ada")
	await visitor.user.type(screen.getByRole("textbox", { name: "Email" }), "ada@example")
	await visitor.press("Back")
	await screen.findByRole("heading", { level: 1, name: "What about first?" })
	await visitor.press("Continue")
	const email = await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" })
	expect(email.value).toBe("ada@example")
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value).toBe("Ada")
	expect(visitor.sent()).toEqual({ name: "Ada" })
})

it("fills in the contact step with what a question about contact got", async () => {
	const visitor = await visit(question("one", { ...CONTACT, contact_parts: { email: "required" } }), {
		contact_step: "after",
	})
	await visitor.user.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com{Enter}")
	await visitor.isNext()
	await visitor.user.click(screen.getByRole("radio", { name: "Good" }))
	await visitor.press("Continue")
	await screen.findByRole("heading", { name: "Tell us who you are" })
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Email/ }).value).toBe("ada@example.com")
})
