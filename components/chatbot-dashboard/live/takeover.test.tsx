import { screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { Conversation, LiveConversation, WholeConversation } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import type { InboxFilter } from "../conversations/conversation-search"
import { ConversationsTab } from "../conversations/conversations-tab"
import { WaitingLine } from "./waiting-line"

const LIVE = "GET /api/admin/chatbot/live"
const READ = "GET /api/admin/chatbot/conversation/{id}"
const TAKE = "POST /api/admin/chatbot/conversation/{id}/take"
const SAY = "POST /api/admin/chatbot/conversation/{id}/messages"
const RELEASE = "POST /api/admin/chatbot/conversation/{id}/release"
const AT = "2026-11-20T10:00:00.000Z"
const BASE = "/admin/harbour/chatbot?tab=conversations"
const ASKED = "Visitors who asked for a person"
const ID = "0b0f2f5a-0d3f-4f0e-9a53-3a6a5c0f2e11"

afterEach(() => {
	sessionStorage.clear()
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

const waiting = (told: Partial<LiveConversation> = {}): LiveConversation => ({
	id: ID,
	state: "waiting",
	asked_at: AT,
	position: 1,
	last_message: "Where is my cake?",
	last_message_at: AT,
	awaits_answer: true,
	visitor: { name: "Ada Lovelace", email: "ada@example.com" },
	taken_by: null,
	...told,
})
const mine = (told: Partial<LiveConversation> = {}) =>
	waiting({ state: "taken", taken_by: { email: "me@example.com", is_you: true }, ...told })
const others = waiting({ id: "other", state: "taken", taken_by: { email: "bob@example.com", is_you: false } })

const message = (content: string, told: object = {}) => ({
	id: `id of ${content}`,
	role: "user" as const,
	content,
	timestamp: AT,
	rating: 0,
	sources: [],
	status: "answered" as const,
	error: null,
	model: null,
	tokens: 0,
	...told,
})

let opened = 0

interface Told {
	show?: InboxFilter
	isOffered?: boolean
	readOnly?: string
	/** The visitor's messages in the conversation that is open beside the list. */
	read?: string[]
	listed?: Conversation[]
	q?: string
}

function whole(...messages: object[]): WholeConversation {
	const conversation = { id: ID, created_at: AT, last_message_at: AT, first_question: "", visitor: null }
	return { conversation: { ...conversation, message_count: messages.length }, lead: null, messages } as never
}

function open(conversations: LiveConversation[], told: Told = {}) {
	const api = stubApi()
	document.title = "Harbour"
	let writer: ReadableStreamDefaultController<Uint8Array> | undefined
	const stream = () =>
		new ReadableStream<Uint8Array>({
			start(controller) {
				writer = controller
			},
		})
	api.on(LIVE, { stream })
	const access = { isPlatformAdmin: false, tenantId: `${++opened}`, readOnly: told.readOnly ?? null, mayExport: true }
	const data = {
		list: { items: told.listed ?? [], next: null },
		whole: told.read ? whole(...told.read.map((text) => message(text))) : null,
		search: { show: told.show ?? (told.listed ? undefined : "waiting"), conversation: told.read && ID, q: told.q },
		live: { conversations, isOffered: told.isOffered ?? true, viewerId: "me" },
	}
	const hrefs = { embedHref: "/embed", testsHref: "/tests", personHref: "/settings" }
	const shown = renderScreen(
		<main>
			<WaitingLine initial={0} href={`${BASE}&show=waiting`} />
			<ConversationsTab data={data} access={access} base={BASE} {...hrefs} />
		</main>,
		{ path: BASE },
	)
	const rowsOf = (name: string) =>
		within(screen.getByRole("list", { name }))
			.getAllByRole("link")
			.map(({ textContent }) => textContent ?? "")
	return {
		...shown,
		api,
		rowsOf,
		rows: () => (screen.queryByRole("list", { name: ASKED }) ? rowsOf(ASKED) : []),
		filters: () =>
			within(screen.getByRole("navigation", { name: "Which conversations" }))
				.getAllByRole("link")
				.map((link) => [link.textContent, link.getAttribute("href")]),
		async tell(...newer: LiveConversation[]) {
			await expect.poll(() => writer).toBeTruthy()
			writer?.enqueue(new TextEncoder().encode(`id: x\ndata: ${JSON.stringify({ conversations: newer })}\n\n`))
		},
		press: (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name })),
		article: () => screen.getByRole("article").textContent,
		field: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" }),
	}
}

it("leads to the settings while visitors can't ask for a person", () => {
	open([], { isOffered: false })
	expect(screen.getByText("Asking for a person is off")).toBeTruthy()
	expect(screen.getByText(/the chatbot answers.+under All\./)).toBeTruthy()
	expect(screen.getByRole("link", { name: "Open the settings" }).getAttribute("href")).toBe("/settings")
})

it("shows who waits as it happens, who waits longest first, and counts them everywhere", async () => {
	const { tell, rows, filters } = open([])
	expect(screen.getByText("No one is waiting")).toBeTruthy()
	expect(filters()).toEqual([
		["Waiting", `${BASE}&show=waiting`],
		["Mine", `${BASE}&show=mine`],
		["All", BASE],
	])
	const later = waiting({ id: "later", visitor: null, last_message: "And mine?" })
	await tell(later, mine(), others)
	await expect.poll(rows).toHaveLength(2)
	expect(rows()[0]).toMatch(/^Ada LovelaceWhere is my cake\?Waiting for your answer/)
	await expect.poll(() => rows()[1]).toMatch(/^A visitorAnd mine\?Waiting for a person\d+ h \d+ min, since /)
	expect(filters().map(([text]) => text)).toEqual(["Waiting 2", "Mine 1", "All"])
	expect(document.title).toBe("(2) Harbour")
	expect(screen.getByText("2 visitors are waiting for a person")).toBeTruthy()
	await tell(later)
	await expect.poll(() => screen.queryByText("1 visitor is waiting for a person")).toBeTruthy()
	await tell()
	await expect.poll(() => document.title).toBe("Harbour")
	expect(screen.queryByText(/waiting for a person/)).toBe(null)
})

it("counts from the last words of a visitor whom a person has answered before", () => {
	const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
	const answered = mine({ asked_at: ago(180), last_message_at: ago(1) })
	const { rows } = open([waiting({ id: "later", asked_at: ago(20) }), answered])
	expect(rows()).toEqual([expect.stringContaining("20 min, since "), expect.stringContaining("1 min, since ")])
})

it("says how long someone has been waiting, in minutes", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const since = new Date(Date.now() - 50_000).toISOString()
	const { rows } = open([waiting({ asked_at: since })])
	expect(rows()[0]).toContain("Under 1 min, since ")
	await vi.advanceTimersByTimeAsync(190_000)
	expect(rows()[0]).toContain("4 min, since ")
})

it("lists whom no one answered below, and in Mine only what the admin took over", () => {
	const missed = waiting({ id: "missed", state: "missed", awaits_answer: false })
	const { rows, rowsOf, unmount } = open([missed, others])
	expect(rows()).toEqual([])
	expect(rowsOf("Missed in the last 7 days")).toEqual([expect.stringMatching(/Missed/)])
	unmount()
	const own = open([missed, mine({ awaits_answer: false }), others], { show: "mine" })
	expect(own.rows()).toEqual([expect.stringMatching(/^Ada Lovelace.*Yours/)])
})

const listed = ["past", "other", ID].map((id) => ({ ...whole().conversation, id, first_question: `${id}?` }))

it("says in the list of all who wants a person, who waits first, and takes them over from there", () => {
	const { rowsOf } = open([waiting(), others], { listed, read: ["Where is my cake?"] })
	expect(rowsOf("Conversations")).toEqual([
		expect.stringMatching(/^Ada LovelaceWhere is my cake\?Waiting for a person\d+ h \d+ min, since /),
		expect.stringMatching(/^past\?A visitor[A-Z][a-z]{2} \d/),
		expect.stringMatching(/^other\?A visitorTaken by bob@example.com/),
	])
	expect(screen.getByRole("article", { name: "A visitor" })).toBeTruthy()
	expect(screen.getByRole("button", { name: "Take over" })).toBeTruthy()
})

it("moves no row of the list of all while it is read", async () => {
	const { rowsOf, tell } = open([waiting()], { listed })
	const names = () => rowsOf("Conversations").map((text) => /^(Ada|Bob|past|other)/.exec(text)?.[0])
	const later = waiting({ id: "later", visitor: { name: "Bob", email: "bob@example.com" } })
	await tell(later, waiting())
	await expect.poll(names).toEqual(["Ada", "Bob", "past", "other"])
	await tell(later, mine({ awaits_answer: false }))
	await expect.poll(() => rowsOf("Conversations")[0]).toMatch(/Yours/)
	await tell(later)
	await expect.poll(() => rowsOf("Conversations")[0]).not.toMatch(/Yours/)
	expect(names()).toEqual(["Ada", "Bob", "past", "other"])
})

it("leaves a search's results in their order", () => {
	const { rowsOf } = open([waiting()], { listed, q: "cake" })
	expect(rowsOf("Conversations")[0]).toMatch(/^past/)
})

it("takes, answers, and hands back", async () => {
	const { api, press, tell, article, field, user } = open([waiting()], { read: ["Where is my cake?"] })
	expect(article()).toContain("Where is my cake?")
	expect(screen.queryByRole("textbox")).toBe(null)
	// A test question is saved once the visitor has an answer.
	expect(screen.queryByRole("button", { name: /Save as test question/ })).toBe(null)
	api.on(TAKE, { status: 204 })
	await press("Take over")
	expect(api.sentTo(TAKE)[0]?.body).toEqual({ over: false })
	await tell(mine())
	await expect.poll(() => screen.queryByRole("textbox")).not.toBe(null)
	api.on(SAY, { status: 204 })
	await user.type(field(), "{Enter}In the oven{Enter}")
	await expect.poll(() => field().value).toBe("")
	expect(api.sentTo(SAY)[0]?.body).toMatchObject({ text: "In the oven", id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
	const answered = whole(message("Where is my cake?"), message("In the oven", { role: "assistant", by: "person" }))
	api.on(READ, { body: answered })
	await tell(mine({ position: 2, awaits_answer: false }))
	await expect.poll(article).toContain("A person:In the oven")
	api.on(RELEASE, { status: 204 })
	await press("Hand back to the chatbot")
	expect(api.sentTo(RELEASE)[0]?.body).toEqual({ to: "chatbot" })
	await tell()
	await expect.poll(() => screen.queryByText("This visitor isn't waiting any more")).toBeTruthy()
	expect(screen.getByRole("button", { name: /Save as test question Where is my cake/ })).toBeTruthy()
})

it("keeps what was typed if it can't be sent, and sends it again under the same id", async () => {
	const { api, field, user } = open([mine()], { read: ["Where is my cake?"] })
	api.on(SAY, "unreachable", { status: 204 })
	await user.type(field(), "Hello{Enter}")
	await expect.poll(() => api.sentTo(SAY).length).toBe(1)
	await expect.poll(() => screen.queryByText("Your message wasn't sent")).toBeTruthy()
	expect(field().value).toBe("Hello")
	await user.type(field(), "{Enter}")
	await expect.poll(() => field().value).toBe("")
	const ids = api.sentTo(SAY).map(({ body }) => (body as { id: string }).id)
	expect(new Set(ids).size).toBe(1)
})

it("says who has a conversation, and asks before taking it from them", async () => {
	const { api, press, article } = open([{ ...others, id: ID }], { read: ["Where is my cake?"] })
	expect(article()).toContain("Taken by bob@example.com")
	expect(screen.queryByRole("textbox")).toBe(null)
	api.on(TAKE, { status: 204 })
	await press("Take over")
	const dialog = await screen.findByRole("alertdialog")
	expect(dialog.textContent).toContain("bob@example.com is answering this visitor.")
	expect(api.sentTo(TAKE)).toEqual([])
	await press("Take it over")
	await expect.poll(() => api.sentTo(TAKE)[0]?.body).toEqual({ over: true })
})

it("shows why newer messages can't be read, and tries again", async () => {
	const { api, press, article, tell } = open([waiting()], { read: ["Where is my cake?"] })
	api.on(READ, "unreachable", { body: whole(message("Where is my cake?"), message("Hello?")) })
	await tell(waiting({ position: 2 }))
	await expect.poll(() => screen.queryByText("The messages couldn't be loaded")).toBeTruthy()
	await press("Try again")
	await expect.poll(article).toContain("Hello?")
})

it("changes nothing while the business can only read", async () => {
	open([waiting()], { readOnly: "This business is inactive.", read: ["Where is my cake?"] })
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Take over" }).disabled).toBe(true)
})
