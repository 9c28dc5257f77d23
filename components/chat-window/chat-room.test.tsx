import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import * as chatbotSentences from "@/lib/chatbot/words"
import { answered, CHAT, openAnswer, openChat } from "../../tests/support/chat-room"
import * as chatWords from "./parts/chat-words"

const HISTORY = "POST /api/chatbot/{tenantSlug}/history"
const RATING = "POST /api/chatbot/{tenantSlug}/rating"

it("streams an answer, announces it once, and blocks a second question meanwhile", async () => {
	const { api, ask, field, said, status } = openChat()
	const answer = openAnswer()
	api.on(CHAT, answer)
	await ask("When are you open?")
	await expect.poll(status).toBe("Helper is writing…")
	expect(said().at(-1)).toContain("Writing…")
	answer.say("From **ten** ")
	await expect.poll(() => said().at(-1)).toContain("From ten")
	answer.say("to four [1].")
	await ask("And on Sundays?")
	expect(field().value).toBe("And on Sundays?")
	expect(status()).toBe("Helper is writing…")
	answer.finish(
		answered("From **ten** to four [1].", {
			citations: [{ title: "Opening hours", passage: "Ten to four.", address: null, quote: null }],
		}),
	)
	await expect.poll(status).toBe("Helper: From ten to four [1].")
	expect(said()).toHaveLength(3)
	expect(said().at(-1)).toContain("Sources: [1] Opening hours")
	expect(screen.getByText("ten").tagName).toBe("STRONG")
	expect(document.activeElement).toBe(field())
	expect(api.sent).toHaveLength(1)
})

it("shows the passage of a number that is pressed, with the page that it comes from, and says when it is gone", async () => {
	const { api, ask, press, user, said } = openChat()
	const citations = [
		{
			title: "Opening hours",
			passage: "Ten to four.\nClosed on Sundays.",
			address: "https://bakery.example/hours",
			quote: null,
		},
		{ title: "Prices", passage: null, address: null, quote: null },
	]
	api.on(CHAT, { body: answered("Ten to four [1], for $5 [2].", { citations }) })
	await ask("When are you open?")
	await expect.poll(() => said().at(-1)).toContain("Sources: [1] Opening hours · [2] Prices")
	await press("Source 1: Opening hours")
	const dialog = await screen.findByRole("dialog", { name: "Source 1: Opening hours" })
	expect(dialog.textContent).toContain("Ten to four.\nClosed on Sundays.")
	const link = within(dialog).getByRole("link", { name: "Read the page (opens in a new tab)" })
	expect(link.getAttribute("href")).toBe("https://bakery.example/hours")
	await user.click(within(dialog).getByRole("button", { name: "Close" }))
	expect(screen.queryByRole("dialog")).toBe(null)
	await press("[2] Prices")
	const gone = await screen.findByRole("dialog", { name: "Source 2: Prices" })
	expect(gone.textContent).toContain("This text has been changed or removed since the answer.")
	expect(within(gone).queryByRole("link")).toBe(null)
})

it("stops an answer: it hangs up on the server, keeps the partial text, and readies the field", async () => {
	const { api, ask, field, press, said, status } = openChat()
	const answer = openAnswer()
	api.on(CHAT, answer)
	await ask("Tell me a story")
	answer.say("Once upon a time")
	await expect.poll(() => said().at(-1)).toContain("Once upon a time")
	expect(answer.hungUp()).toBe(false)
	await press("Stop")
	await expect.poll(() => said().at(-1)).toContain("Stopped.")
	expect(answer.hungUp()).toBe(true)
	expect(said().at(-1)).toContain("Once upon a time")
	expect(status()).toBe("Stopped.")
	expect(document.activeElement).toBe(field())
	expect(screen.getByRole("button", { name: "Send" })).not.toBeNull()
	expect(screen.queryByRole("button", { name: "Helpful" })).toBe(null)
})

it("sends on Enter; not on Shift+Enter, during composition, or if empty", async () => {
	const { api, ask, field, user, said } = openChat()
	api.on(CHAT, { body: answered("Yes.") })
	await ask("  \n  ")
	await user.clear(field())
	await user.type(field(), "仮名")
	fireEvent.keyDown(field(), { key: "Enter", isComposing: true })
	// In Safari this Enter ends a composition.
	fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 })
	await user.keyboard("{Shift>}{Enter}{/Shift}second line")
	expect(field().value).toBe("仮名\nsecond line")
	expect(api.sent).toEqual([])
	await user.keyboard("{Enter}")
	expect(field().value).toBe("")
	await expect.poll(() => said().at(-1)).toContain("Yes.")
	expect(api.sent[0]?.body).toMatchObject({ message: "仮名\nsecond line" })
	// The field is empty, so there is nothing to send.
	await user.keyboard("{Enter}")
	expect(api.sent).toHaveLength(1)
})

it("counts a message's last characters, and does not send one that is too long", async () => {
	const { api, ask, field } = openChat()
	const note = () =>
		document.getElementById(field().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent
	const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" })
	fireEvent.change(field(), { target: { value: "x".repeat(1800) } })
	expect(note()).toBe(chatWords.disclosure)
	fireEvent.change(field(), { target: { value: "x".repeat(1801) } })
	expect(note()).toContain("199 left")
	fireEvent.change(field(), { target: { value: "x".repeat(2000) } })
	await ask("y")
	expect(note()).toContain("1 character too many")
	expect(send().disabled).toBe(true)
	expect(field().value).toHaveLength(2001)
	expect(api.sent).toEqual([])
})

it("starts with one of the owner's questions, and hides the others", async () => {
	const { api, press, said, field } = openChat({ starter_questions: ["Open on Sundays?", "Do you bake rye?"] })
	api.on(CHAT, { body: answered("On Sundays too.") })
	expect(said()[0]).toContain("Good morning!")
	await press("Open on Sundays?")
	await expect.poll(() => said().at(-1)).toContain("On Sundays too.")
	expect(said()[1]).toContain("Open on Sundays?")
	expect(screen.queryByRole("button", { name: "Do you bake rye?" })).toBe(null)
	expect(document.activeElement).toBe(field())
})

it("rates an answer, changes the rating, removes it, and reports a refusal", async () => {
	const { api, ask, press, said, log, sessions } = openChat()
	api.on(CHAT, { body: answered("Yes.") })
	const pressed = () =>
		["Helpful", "Not helpful"].map((name) => screen.getByRole("button", { name }).getAttribute("aria-pressed"))
	await ask("Open?")
	await expect.poll(() => said().at(-1)).toContain("Yes.")
	api.on(RATING, { body: {} as never })
	await press("Helpful")
	expect(pressed()).toEqual(["true", "false"])
	await press("Not helpful")
	expect(pressed()).toEqual(["false", "true"])
	await press("Not helpful")
	expect(pressed()).toEqual(["false", "false"])
	const [session_id] = sessions()
	expect(api.sentTo(RATING).map(({ body }) => body)).toEqual(
		["1", "-1", "0"].map((rating) => ({ session_id, message_id: "id of Yes.", rating })),
	)
	api.on(RATING, "unreachable")
	await press("Helpful")
	await expect.poll(() => log().textContent).toContain("Your rating couldn't be saved.")
	expect(pressed()).toEqual(["false", "false"])
})

it("copies an answer as it was written", async () => {
	const { api, ask, press, said } = openChat()
	api.on(CHAT, { body: answered("From **ten**.\n\n- Monday") })
	await ask("Open?")
	await expect.poll(() => said().at(-1)).toContain("From ten")
	await press("Copy answer")
	await expect.poll(() => said().at(-1)).toMatch(/Copied$/)
	expect(await navigator.clipboard.readText()).toBe("From **ten**.\n\n- Monday")
})

it("starts a new chat, and continues the last one after a reload", async () => {
	const { api, ask, press, reload, said, field, sessions } = openChat()
	api.on(CHAT, { body: answered("One.") }, { body: answered("Two.") }, { body: answered("Three.") })
	expect(screen.queryByRole("button", { name: "Start again" })).toBe(null)
	expect(screen.queryByRole("button", { name: "Continue previous chat" })).toBe(null)
	await ask("First")
	await expect.poll(() => said().at(-1)).toContain("One.")
	await press("Start again")
	expect(said()).toHaveLength(1)
	expect(document.activeElement).toBe(field())
	await ask("Second")
	await expect.poll(() => said().at(-1)).toContain("Two.")

	reload()
	expect(said()).toHaveLength(1)
	const message = { timestamp: "2026-11-20T10:00:00.000Z", rating: 0, sources: [], citations: [] }
	api.on(HISTORY, {
		body: {
			messages: [
				{ ...message, id: "1", role: "user", content: "Second" },
				{ ...message, id: "2", role: "assistant", content: "Two." },
			],
		} as never,
	})
	await press("Continue previous chat")
	await expect.poll(() => said().at(-1)).toContain("Two.")
	expect(said()[1]).toContain("Second")
	expect(screen.queryByRole("button", { name: "Continue previous chat" })).toBe(null)
	await ask("Third")
	await expect.poll(() => said().at(-1)).toContain("Three.")
	const [first, second, third] = sessions()
	expect(second).not.toBe(first)
	expect(third).toBe(second)
	expect(api.sentTo(HISTORY)[0]?.body).toEqual({ session_id: second })
})

it("says that a previous chat cannot be loaded, and that it is gone", async () => {
	const { api, ask, press, reload, said, log } = openChat()
	api.on(CHAT, { body: answered("Yes.") })
	await ask("Hello?")
	await expect.poll(() => said().at(-1)).toContain("Yes.")
	reload()
	api.on(HISTORY, "unreachable", { body: { messages: [] } as never })
	await press("Continue previous chat")
	await expect.poll(() => log().textContent).toContain("Your previous chat couldn't be loaded. Please try again.")
	await press("Continue previous chat")
	await expect.poll(() => log().textContent).toContain("Your previous chat is no longer available.")
	expect(screen.queryByRole("button", { name: "Continue previous chat" })).toBe(null)
	await ask("Still there?")
	await expect.poll(() => said().at(-1)).toContain("Yes.")
})

it.each([
	["no server", "unreachable" as const, null],
	["a server error", { status: 500, body: { detail: "The disk is full." } }, null],
	["an unreachable provider", { status: 502, body: { detail: "It is away." } }, null],
	[
		"too many messages",
		{ status: 429, body: { detail: "Please try again in 30 seconds." } },
		"try again in 30 seconds.",
	],
	["a chatbot that is switched off", { status: 403, body: { detail: "Back in May." } }, "Back in May."],
])("apologizes for %s, and says what the visitor can do", async (_, reply, note) => {
	const { api, ask, said, status } = openChat()
	api.on(CHAT, reply)
	await ask("Hello?")
	await expect.poll(() => said().at(-1)).toContain(chatbotSentences.chatFailed)
	expect(said().at(-1)).toMatch(
		note ? new RegExp(`${chatbotSentences.chatFailed}.*${note}Try again$`) : /error\. Please try again\.Try again$/,
	)
	expect(status()).toContain(chatbotSentences.chatFailed)
})

it("keeps the partial answer after a failure, and retries without repeating the question", async () => {
	const { api, ask, press, said, field } = openChat()
	const [failing, broken] = [openAnswer(), openAnswer()]
	api.on(CHAT, failing, broken, { body: answered("Whole.") })
	await ask("Hello?")
	await expect.poll(() => api.sent.length).toBe(1)
	failing.fail()
	await expect
		.poll(() => said())
		.toEqual([expect.anything(), "You:Hello?", expect.stringContaining(chatbotSentences.chatFailed)])
	await press("Try again")
	broken.say("Half an")
	await expect.poll(() => said().at(-1)).toContain("Half an")
	broken.breakOff()
	await expect.poll(() => said().at(-1)).toContain(chatbotSentences.chatFailed)
	expect(said().at(-2)).toContain("Half an")
	await press("Try again")
	await expect.poll(() => said().at(-1)).toContain("Whole.")
	expect(said()).toHaveLength(4)
	expect(document.activeElement).toBe(field())
	expect(api.sent.map(({ body }) => (body as { message: string }).message)).toEqual(["Hello?", "Hello?", "Hello?"])
})

it("works in a browser without storage, and then knows no previous chat", async () => {
	const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("Denied", "SecurityError")
	})
	const { api, ask, press, reload, said, card } = openChat({ enable_lead_capture: true })
	api.on(CHAT, { body: answered("Yes.") })
	await ask("Hello?")
	await expect.poll(card).not.toBe(null)
	await press("No, thanks")
	expect(card()).toBe(null)
	expect(said().at(-1)).toContain("Yes.")
	reload()
	expect(screen.queryByRole("button", { name: "Continue previous chat" })).toBe(null)
	storage.mockRestore()
})

it("has a tab order that follows the screen", async () => {
	const { api, user, field, log, said, press } = openChat({ starter_questions: ["Open?"], enable_lead_capture: true })
	const button = (name: string) => screen.getByRole("button", { name })
	const feedback = screen.getByRole<HTMLAnchorElement>("link", { name: /^Your Feedback - Share Video Testimonial/ })
	expect([feedback.href, feedback.target]).toEqual(["http://localhost:3000/harbour", "_blank"])
	for (const target of [feedback, log(), button("Open?"), field(), button("Send")]) {
		await user.tab()
		expect(document.activeElement).toBe(target)
	}
	await user.tab({ shift: true })
	api.on(CHAT, { body: answered("Yes.") })
	api.on(RATING, { body: {} as never })
	await user.keyboard("Hello?{Enter}")
	await screen.findByRole("button", { name: "No, thanks" })
	expect(document.activeElement).toBe(field())
	for (const name of ["No, thanks", "Send details"]) {
		await user.tab({ shift: true })
		expect(document.activeElement).toBe(button(name))
	}
	await user.tab()
	await user.keyboard("{Enter}")
	expect(document.activeElement).toBe(field())
	for (const name of ["Not helpful", "Helpful"]) {
		await user.tab({ shift: true })
		expect(document.activeElement).toBe(button(name))
	}
	await user.keyboard(" ")
	expect(button("Helpful").getAttribute("aria-pressed")).toBe("true")
	expect(said().at(-1)).toContain("Yes.")
	await press("Send")
})

it("has no feedback link if the owner wants none", () => {
	openChat({ testimonial_page_enabled: false })
	expect(screen.queryByRole("link", { name: /^Your Feedback/ })).toBe(null)
})
