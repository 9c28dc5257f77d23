import { screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import type { LiveConversation } from "@/lib/client/contract"
import { renderScreen } from "../../../tests/support/render-screen"
import { stubApi } from "../../../tests/support/stub-api"
import { LiveTab } from "./live-tab"

const LIVE = "GET /api/admin/chatbot/live"
const READ = "GET /api/admin/chatbot/conversation/{id}"
const TAKE = "POST /api/admin/chatbot/conversation/{id}/take"
const SAY = "POST /api/admin/chatbot/conversation/{id}/messages"
const RELEASE = "POST /api/admin/chatbot/conversation/{id}/release"
const AT = "2026-11-20T10:00:00.000Z"
const ID = "0b0f2f5a-0d3f-4f0e-9a53-3a6a5c0f2e11"

afterEach(() => {
	sessionStorage.clear()
	vi.unstubAllGlobals()
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

function open(conversations: LiveConversation[], told: { isOffered?: boolean; readOnly?: string } = {}) {
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
	const whole = (...messages: object[]) => ({ body: { conversation: {}, lead: null, messages } as never })
	api.on(READ, whole(message("Where is my cake?")))
	const access = { isPlatformAdmin: false, tenantId: `${++opened}`, readOnly: told.readOnly ?? null, mayExport: true }
	const data = { conversations, chosen: null, isOffered: told.isOffered ?? true, viewerId: "me" }
	const shown = renderScreen(
		<main>
			<LiveTab data={data} access={access} base="/admin/harbour/chatbot?tab=live" settingsHref="/settings" />
		</main>,
		{ path: "/admin/harbour/chatbot?tab=live" },
	)
	const list = () => screen.queryByRole("list", { name: "Visitors who asked for a person" })
	return {
		...shown,
		api,
		whole,
		list,
		rows: () => [...(list()?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent ?? ""),
		async tell(...newer: LiveConversation[]) {
			await expect.poll(() => writer).toBeTruthy()
			writer?.enqueue(new TextEncoder().encode(`id: x\ndata: ${JSON.stringify({ conversations: newer })}\n\n`))
		},
		press: (name: string | RegExp) => shown.user.click(screen.getByRole("button", { name })),
		choose: () => shown.user.click(within(list() as HTMLElement).getByRole("button")),
		article: () => screen.getByRole("article").textContent,
		field: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" }),
	}
}

it("leads to the settings while visitors can't ask for a person", () => {
	open([], { isOffered: false })
	expect(screen.getByRole("link", { name: "Open the settings" }).getAttribute("href")).toBe("/settings")
})

it("shows who waits as it happens, and counts them in the title", async () => {
	const { tell, rows, press } = open([])
	expect(screen.getByText("No one is waiting")).toBeTruthy()
	await tell(waiting(), others)
	await expect.poll(rows).toHaveLength(2)
	expect(rows()[0]).toMatch(/^Ada LovelaceWaiting for a personWhere is my cake\?/)
	expect(rows()[1]).toContain("Taken by bob@example.com")
	expect(document.title).toBe("(1) Harbour")
	await press("Mine 0")
	expect(rows()).toEqual([])
	await press("Waiting 1")
	expect(rows()).toHaveLength(1)
	await tell()
	await expect.poll(() => document.title).toBe("Harbour")
})

it("takes, answers, and hands back", async () => {
	const { api, choose, press, tell, article, field, user, whole } = open([waiting()])
	await choose()
	await expect.poll(article).toContain("Where is my cake?")
	expect(screen.queryByRole("textbox")).toBe(null)
	api.on(TAKE, { status: 204 })
	await press("Take over")
	expect(api.sentTo(TAKE)[0]?.body).toEqual({ over: false })
	await tell(mine())
	await expect.poll(() => screen.queryByRole("textbox")).not.toBe(null)
	api.on(SAY, { status: 204 })
	await user.type(field(), "In the oven{Enter}")
	await expect.poll(() => field().value).toBe("")
	expect(api.sentTo(SAY)[0]?.body).toMatchObject({ text: "In the oven", id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
	api.on(READ, whole(message("Where is my cake?"), message("In the oven", { role: "assistant", by: "person" })))
	await tell(mine({ position: 2, awaits_answer: false }))
	await expect.poll(article).toContain("A person:In the oven")
	api.on(RELEASE, { status: 204 })
	await press("Hand back to the chatbot")
	expect(api.sentTo(RELEASE)[0]?.body).toEqual({ to: "chatbot" })
	await tell()
	await expect.poll(() => screen.queryByText("This visitor isn't waiting any more")).toBeTruthy()
})

it("keeps what was typed if it can't be sent, and sends it again under the same id", async () => {
	const { api, choose, field, user } = open([mine()])
	await choose()
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
	const { api, choose, press, article } = open([others])
	await choose()
	await expect.poll(article).toContain("Taken by bob@example.com")
	expect(screen.queryByRole("textbox")).toBe(null)
	api.on(TAKE, { status: 204 })
	await press("Take over")
	const dialog = await screen.findByRole("alertdialog")
	expect(dialog.textContent).toContain("bob@example.com is answering this visitor.")
	expect(api.sentTo(TAKE)).toEqual([])
	await press("Take it over")
	await expect.poll(() => api.sentTo(TAKE)[0]?.body).toEqual({ over: true })
})

it("shows why the messages can't be read, and tries again", async () => {
	const { api, choose, press, article, whole } = open([waiting()])
	api.on(READ, "unreachable", whole(message("Where is my cake?", { id: "again" })))
	await choose()
	await expect.poll(() => screen.queryByText("The messages couldn't be loaded")).toBeTruthy()
	await press("Try again")
	await expect.poll(article).toContain("Where is my cake?")
})

it("changes nothing while the business can only read", async () => {
	const { choose } = open([waiting()], { readOnly: "This business is inactive." })
	await choose()
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Take over" }).disabled).toBe(true)
})
