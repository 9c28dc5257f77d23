import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { PersonUpdate, PublicChatbot } from "@/lib/client/contract"
import { answered, CHAT, openChat } from "../../tests/support/chat-room"

const ASK = "POST /api/chatbot/{tenantSlug}/person"
const LIVE = "POST /api/chatbot/{tenantSlug}/person/live"
const LEAD = "POST /api/chatbot/{tenantSlug}/lead"
const HISTORY = "POST /api/chatbot/{tenantSlug}/history"
const BUTTON = "Ask for a person"
const AI = "You're chatting with an AI assistant"

/** The server's side of the page's own stream. */
function openLive() {
	const encoder = new TextEncoder()
	let writer: ReadableStreamDefaultController<Uint8Array> | undefined
	return {
		stream: () =>
			new ReadableStream<Uint8Array>({
				start(controller) {
					writer = controller
				},
			}),
		tell(state: PersonUpdate["state"], position = 0, ...said: string[]) {
			const messages = said.map((content) => ({
				id: `id of ${content}`,
				role: "assistant" as const,
				content: content.trim(),
				timestamp: "2026-11-20T10:00:00.000Z",
				rating: 0,
				sources: [],
				citations: [],
				by: "person" as const,
			}))
			const data: PersonUpdate = { state, messages, position }
			writer?.enqueue(encoder.encode(`id: ${position} ${state}\ndata: ${JSON.stringify(data)}\n\n`))
		},
		breakOff: () => writer?.close(),
	}
}

function openWithPerson(told: Partial<PublicChatbot> = {}) {
	const chat = openChat({ person_enabled: true, ...told })
	const live = openLive()
	chat.api.on(ASK, { body: { state: "waiting", messages: [], position: 0 } })
	chat.api.on(LIVE, live)
	return { ...chat, live }
}

it("offers no person unless the business does", () => {
	openChat()
	expect(screen.queryByRole("button", { name: BUTTON })).toBe(null)
})

it("waits, hears that someone joined, and passes messages to them without the chatbot", async () => {
	const { api, ask, press, said, status, live, field } = openWithPerson()
	await press(BUTTON)
	await expect.poll(() => said().at(-1)).toContain("Harbour Bakery was asked to join.")
	expect(screen.queryByRole("button", { name: BUTTON })).toBe(null)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	live.tell("taken")
	await expect.poll(status).toBe("Someone from Harbour Bakery has joined. Your messages go to them.")
	live.tell("taken", 1, "Hello from Ada")
	await expect.poll(status).toBe("From Harbour Bakery: Hello from Ada")
	// The same words again are news again, which a screen reader hears only from a new element.
	live.tell("taken", 1, "Please wait")
	await expect.poll(status).toBe("From Harbour Bakery: Please wait")
	const first = screen.getByText("From Harbour Bakery: Please wait")
	live.tell("taken", 1, "Please wait ")
	await expect.poll(() => first.isConnected).toBe(false)
	expect(status()).toBe("From Harbour Bakery: Please wait")
	// A person's message is no answer to rate.
	expect(screen.queryByRole("button", { name: "Helpful" })).toBe(null)

	let release = () => {}
	const after = new Promise<void>((resolve) => {
		release = resolve
	})
	api.on(CHAT, { after, body: answered("", { handled_by: "person" }) })
	await ask("Where is my cake?")
	await expect.poll(() => said().join("|")).toContain("Where is my cake?")
	expect(said().join("|")).toContain("Sending…")
	expect(said().join("|")).not.toContain("Writing…")
	live.tell("taken", 2, "One moment")
	await expect.poll(() => said().join("|")).toContain("One moment")
	release()
	await expect.poll(() => said().join("|")).not.toContain("Sending…")
	expect(api.sentTo(CHAT)[0]?.body).toMatchObject({ message_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
	expect(field().value).toBe("")
})

it("says who answers above the conversation: the assistant, no one, a person, and the assistant again", async () => {
	const { api, press, who, live, field } = openWithPerson({ chatbot_name: "Maria, a person" })
	const line = screen.getByText(AI)
	const warns = () => screen.queryByText("Automated answers can be wrong.") !== null
	expect(line.closest("[role=log]")).toBe(null)
	expect(line.getAttribute("role")).toBe("status")
	expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(line.id)
	await press(BUTTON)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	// Also before the page has heard anything by its own stream.
	await expect.poll(who).toBe("The AI assistant is silent until a person joins")
	expect(warns()).toBe(true)
	live.tell("taken")
	await expect.poll(who).toBe("You're chatting with a person from Harbour Bakery")
	for (const state of ["handed_back", "taken", "closed", "taken", "missed", "taken", null] as const) {
		live.tell(state)
		await expect.poll(who).toBe(state === "taken" ? "You're chatting with a person from Harbour Bakery" : AI)
		// What a person writes is not automated.
		expect(warns()).toBe(state !== "taken")
	}
	live.tell("taken")
	await expect.poll(who).toContain("a person")
	await press("Start again")
	await expect.poll(who).toBe(AI)
	// One element the whole time, or a screen reader would not hear the change.
	expect(line.isConnected).toBe(true)
})

it("sends a failed message again under the same id", async () => {
	const { api, ask, press, live, said } = openWithPerson()
	await press(BUTTON)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	live.tell("taken")
	await expect.poll(() => said().join("|")).toContain("has joined")
	api.on(CHAT, "unreachable", { body: answered("", { handled_by: "person" }) })
	await ask("Anyone?")
	await expect.poll(() => said().join("|")).toContain("Your message wasn't sent.")
	await press("Try again")
	await expect.poll(() => api.sentTo(CHAT).length).toBe(2)
	const ids = api.sentTo(CHAT).map(({ body }) => (body as { message_id: string }).message_id)
	expect(new Set(ids).size).toBe(1)
	await expect.poll(() => screen.queryByRole("button", { name: "Try again" })).toBe(null)
	expect(said().filter((text) => text.includes("Anyone?"))).toHaveLength(1)
})

it("comes back after a lost line with the position that it has, and shows nothing twice", async () => {
	const { api, press, live, said } = openWithPerson()
	await press(BUTTON)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	live.tell("taken", 3, "One")
	await expect.poll(() => said().join("|")).toContain("One")
	live.breakOff()
	await expect.poll(() => said().at(-1)).toContain("Reconnecting…")
	window.dispatchEvent(new Event("online"))
	await expect.poll(() => api.sentTo(LIVE).length).toBe(2)
	expect(api.sentTo(LIVE)[1]?.headers.get("last-event-id")).toBe("3 taken")
	live.tell("taken", 4, "One", "Two")
	await expect.poll(() => said().join("|")).toContain("Two")
	expect(said().filter((text) => text.includes("One"))).toHaveLength(1)
	expect(said().at(-1)).not.toContain("Reconnecting…")
	// The conversation is in the body, and never in an address.
	for (const { url } of api.sentTo(LIVE)) expect(url.search).toBe("")
})

it("says that no one came, asks for an address, and lets the visitor ask again", async () => {
	const { api, press, live, said, card, inCard, user } = openWithPerson()
	await press(BUTTON)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	live.tell("missed")
	await expect.poll(() => said().at(-1)).toContain("No one from Harbour Bakery can join right now.")
	await expect.poll(card).not.toBe(null)
	// It comes while the visitor may be writing.
	expect(document.activeElement?.getAttribute("name")).not.toBe("email")
	api.on(LEAD, { status: 204 })
	await user.type(inCard().getByRole("textbox", { name: "Email" }), "ada@example.com")
	await press("Send details")
	await expect.poll(() => said().at(-1)).toContain("Harbour Bakery has your details.")
	await press("Ask again")
	await expect.poll(() => said().at(-1)).toContain("was asked to join")
})

it("says what failed if the request can't be sent", async () => {
	const { api, press, said } = openWithPerson()
	api.on(ASK, { status: 409, body: { detail: "This chat has no people to talk to." } })
	await press(BUTTON)
	await expect.poll(() => said().at(-1)).toContain("This chat has no people to talk to.")
	expect(screen.getByRole("button", { name: BUTTON })).not.toBe(null)
})

it("offers a person after two answers in a row that the chatbot did not know", async () => {
	const { api, ask, said } = openWithPerson()
	const offer = "Would you rather talk to someone from Harbour Bakery?"
	api.on(CHAT, { body: answered("I don't know.", { unanswered: true }) }, { body: answered("Yes, we are.") })
	await ask("One?")
	await expect.poll(() => said().at(-1)).toContain("I don't know.")
	await ask("Two?")
	await expect.poll(() => said().at(-1)).toContain("Yes, we are.")
	expect(said().join("|")).not.toContain(offer)
	api.on(CHAT, { body: answered("No idea.", { unanswered: true }) }, { body: answered("Sorry.", { unanswered: true }) })
	await ask("Three?")
	await expect.poll(() => said().at(-1)).toContain("No idea.")
	expect(said().join("|")).not.toContain(offer)
	await ask("Four?")
	await expect.poll(() => said().at(-1)).toContain(offer)
})

it("goes on by itself after a reload in the middle of it", async () => {
	const { api, press, live, said, reload, slug } = openWithPerson()
	await press(BUTTON)
	await expect.poll(() => api.sentTo(LIVE).length).toBe(1)
	live.tell("taken", 1, "Hello")
	await expect.poll(() => localStorage.getItem(`chat-person:${slug}`)).toBe("live")
	api.on(HISTORY, { body: { messages: [] } })
	reload()
	await expect.poll(() => api.sentTo(LIVE).length).toBe(2)
	live.tell("taken", 1, "Hello")
	await expect.poll(() => said().join("|")).toContain("Hello")
})
