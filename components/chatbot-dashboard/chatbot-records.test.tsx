import { screen, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, it } from "vitest"
import type { SettingsAccess } from "@/components/forms/settings-access"
import type {
	Conversation,
	ConversationMessage,
	Lead,
	UnansweredQuestion,
	WholeConversation,
} from "@/lib/client/contract"
import { renderScreen } from "../../tests/support/render-screen"
import { stubApi } from "../../tests/support/stub-api"
import { ConversationsTab } from "./conversations/conversations-tab"
import { LeadsTab } from "./leads/leads-tab"
import { UnansweredTab } from "./unanswered/unanswered-tab"

const AT = "2026-11-20T10:00:00.000Z"
const OWN: SettingsAccess = { isPlatformAdmin: false, tenantId: "1", readOnly: null, mayExport: true }
const BASE = "/admin/harbour/chatbot?tab=here"

function open(tab: ReactNode) {
	const api = stubApi()
	const shown = renderScreen(<main>{tab}</main>, { path: BASE })
	const { user, router } = shown
	return {
		...shown,
		api,
		replaced: () => router.replace.mock.calls.map(([href]) => href),
		press: (name: string) => user.click(screen.getByRole("button", { name })),
		confirm: async (name: string) =>
			user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name })),
		hrefOf: (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href"),
		texts: (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent ?? ""),
	}
}

const conversation = (id: string, told: Partial<Conversation> = {}): Conversation => ({
	id,
	created_at: AT,
	last_message_at: AT,
	message_count: 2,
	first_question: `Question ${id}?`,
	visitor: null,
	...told,
})

const message = (id: string, told: Partial<ConversationMessage>): ConversationMessage => ({
	id,
	role: "assistant",
	content: "Yes.",
	timestamp: AT,
	rating: 0,
	sources: [],
	citations: [],
	status: "answered",
	error: null,
	model: null,
	tokens: 0,
	...told,
})

const GRACE = { name: "Grace Hopper", email: "grace@example.com", phone: "+1 555", company: null }
const ABROAD = conversation("abroad", { visitor: GRACE })

function openConversations(
	search = {},
	items = [conversation("parking"), ABROAD],
	whole: Partial<WholeConversation> | null = {},
) {
	const told = [
		message("1", { role: "user", content: "Do you ship?" }),
		message("2", {
			model: "gpt-4o",
			tokens: 1234,
			rating: 1,
			citations: [{ title: "Shipping", passage: "Two days.", address: null, quote: null }],
		}),
		message("3", { status: "failed", error: "The provider answered 503.", model: "built-in", rating: -1, tokens: 1 }),
	]
	const read = { conversation: ABROAD, messages: told, lead: GRACE, ...whole } as WholeConversation
	const data = { list: { items, next: null }, whole: whole && read, search, live: null }
	return open(
		<ConversationsTab
			data={data}
			base={BASE}
			access={OWN}
			embedHref="/embed"
			testsHref="/tests"
			personHref="/person"
		/>,
	)
}

it("shows a conversation with its visitor, and each answer's cost and status", () => {
	const { hrefOf } = openConversations()
	const rows = within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("link")
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		expect.stringMatching(/^Question parking\?A visitor.* · 2 messages$/),
		expect.stringMatching(/^Question abroad\?Grace Hopper/),
	])
	expect(rows.map((row) => row.getAttribute("href"))).toEqual(
		["parking", "abroad"].map((id) => `${BASE}&conversation=${id}`),
	)
	expect(rows[1]?.getAttribute("aria-current")).toBe("true")
	const article = screen.getByRole("article", { name: "Grace Hopper" })
	expect(hrefOf("grace@example.com")).toBe("mailto:grace@example.com")
	expect(article.textContent).toContain(" · +1 555")
	const [asked, answered, failed] = [...screen.getByRole("list", { name: "Messages" }).children].map(
		({ textContent }) => textContent,
	)
	expect(asked).toContain("Visitor:Do you ship?")
	for (const text of ["Yes.", "Sources: [1] Shipping", "GPT-4o", "1,234 tokens", "Rated helpful"])
		expect(answered).toContain(text)
	for (const text of ["The provider answered 503.", "Built-in responder", "1 token", "Rated not helpful"])
		expect(failed).toContain(text)
})

it("searches conversations by keyboard and moves through them with arrows, and exports the displayed ones", async () => {
	const { user, replaced, hrefOf, unmount } = openConversations()
	await user.keyboard("/")
	expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Search conversations" }))
	await user.keyboard("norway{Enter}")
	await expect.poll(replaced).toEqual([`${BASE}&q=norway`])
	const rows = within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("link")
	rows[0]?.focus()
	await user.keyboard("{ArrowDown}")
	expect(document.activeElement).toBe(rows[1])
	unmount()
	openConversations({ q: "abroad" }, [ABROAD])
	expect(hrefOf("Export CSV")).toBe("/api/admin/chatbot/conversations/export?q=abroad")
	expect(screen.getByRole("link", { name: "Export CSV" }).hasAttribute("download")).toBe(true)
})

it("deletes a conversation after a confirmation that names it, and returns to the list", async () => {
	const { api, press, confirm, router, replaced } = openConversations({ conversation: "abroad" })
	const DELETE = "DELETE /api/admin/chatbot/conversation/{id}"
	api.on(DELETE, { status: 500, body: { detail: "The disk is full." } }, { status: 204 })
	await press("Delete this conversation")
	expect((await screen.findByRole("alertdialog", { name: "Delete this conversation?" })).textContent).toContain(
		"Question abroad?",
	)
	await confirm("Delete")
	await screen.findByText("Failed to delete conversation")
	expect(replaced()).toEqual([])
	await press("Delete this conversation")
	await confirm("Delete")
	await screen.findByText("Conversation deleted")
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(Array(2).fill("/api/admin/chatbot/conversation/abroad"))
	expect(replaced()).toEqual([BASE])
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("says that a conversation is gone", () => {
	const { hrefOf } = openConversations({ conversation: "gone" }, undefined, null)
	screen.getByRole("heading", { name: "Conversation not found" })
	expect(hrefOf("All conversations")).toBe(BASE)
})

const lead = (id: string, told: Partial<Lead> = {}): Lead => ({
	id,
	email: `${id}@example.com`,
	name: null,
	phone: null,
	company: null,
	score: null,
	quiz_name: null,
	created_at: AT,
	conversation_id: null,
	...told,
})

const ADA = {
	name: "Ada",
	company: "Engines",
	phone: "+44 (20) 1",
	score: 82,
	quiz_name: "Coffee",
	conversation_id: "c1",
}

const ADAS_SESSION = { email: "ada@example.com", quiz_id: "q1", session_id: "s1", lead_level: "high" } as const

function openLeads(items = [lead("ada", ADA), lead("bob")], search = {}) {
	const links = { conversationsHref: "/talks?tab=c", visitorsHref: "/visitors" }
	const data = { list: { items, next: null }, search, sessions: [ADAS_SESSION] }
	return open(<LeadsTab data={data} base={BASE} access={OWN} {...links} />)
}

it("shows how good a lead is, and leads to the answers of those who took a quiz", () => {
	const { hrefOf, texts } = openLeads()
	const [, ada, bob] = texts("row")
	expect(ada).toContain("High lead")
	expect(bob).not.toMatch(/lead$|Answers/)
	expect(hrefOf("Answers of Ada")).toBe(
		"/api/admin/quizzes/q1/sessions/s1/preview-report?include_detailed_breakdown=true",
	)
	expect(screen.getAllByRole("link", { name: /^Answers/ })).toHaveLength(1)
})

it("shows each lead's details with a link to the conversation, and exports the displayed leads", async () => {
	const { hrefOf, user, replaced, texts } = openLeads()
	const [, ada, bob] = texts("row")
	for (const text of ["Ada", "ada@example.com", "Engines", "82%", "Coffee"]) expect(ada).toContain(text)
	expect(bob).toMatch(/^bob@example\.com/)
	// With and without a name.
	for (const id of ["ada", "bob"]) expect(hrefOf(`${id}@example.com`)).toBe(`mailto:${id}@example.com`)
	expect(hrefOf("+44 (20) 1")).toBe("tel:+44201")
	expect(screen.getAllByRole("link", { name: /^Read/ })).toHaveLength(1)
	expect(hrefOf("Read the conversation with Ada")).toBe("/talks?tab=c&conversation=c1")
	await user.type(screen.getByRole("searchbox", { name: "Search leads" }), "engines{Enter}")
	await expect.poll(replaced).toEqual([`${BASE}&q=engines`])
	expect(hrefOf("Export CSV")).toBe("/api/admin/chatbot/leads/export")
})

it("deletes a lead after a confirmation that names it", async () => {
	const { api, press, confirm, router } = openLeads()
	api.on("DELETE /api/admin/chatbot/lead/{id}", { status: 204 })
	await press("Delete bob@example.com")
	await screen.findByRole("alertdialog", { name: "Delete bob@example.com?" })
	expect(api.sent).toEqual([])
	await confirm("Delete")
	await screen.findByText("Lead deleted")
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(["/api/admin/chatbot/lead/bob"])
	expect(router.refresh).toHaveBeenCalledOnce()
})

const question = (id: string, told: Partial<UnansweredQuestion> = {}): UnansweredQuestion => ({
	id,
	question: `Do you sell ${id}?`,
	count: 1,
	last_asked_at: AT,
	conversation_id: null,
	...told,
})

function openUnanswered(items = [question("saws", { count: 7, conversation_id: "c7" }), question("cars")]) {
	const links = { knowledgeHref: "/knowledge", conversationsHref: "/talks?tab=c", testsHref: "/tests" }
	return open(
		<UnansweredTab data={{ list: { items, next: null }, cursor: undefined }} base={BASE} access={OWN} {...links} />,
	)
}

it("shows unanswered questions, accepts one answer for all who asked, and keeps it after a failure", async () => {
	const { api, user, press, texts, hrefOf, router } = openUnanswered()
	expect(texts("listitem")).toEqual([
		expect.stringMatching(/^Do you sell saws\?Asked 7 times/),
		expect.stringMatching(/^Do you sell cars\?Asked once/),
	])
	expect(screen.getAllByRole("link", { name: /^Read/ })).toHaveLength(1)
	expect(hrefOf("Read a conversation with Do you sell saws?")).toBe("/talks?tab=c&conversation=c7")
	await press("Answer Do you sell saws?")
	const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Answer" })
	expect(document.activeElement).toBe(field)
	await press("Save answer")
	screen.getByText("Please enter an answer")
	expect(api.sent).toEqual([])
	await user.type(field, "Of every size.")
	const ANSWER = "POST /api/admin/chatbot/unanswered/{id}/answer"
	const full = "A tenant can have up to 200 sources"
	api.on(
		ANSWER,
		{ status: 500, body: { detail: "The disk is full." } },
		{ status: 422, body: { detail: full, errors: [{ field: "content", detail: full }] } },
		{ body: {} as never },
	)
	await press("Save answer")
	await expect
		.poll(() => screen.queryByRole("alert")?.textContent)
		.toContain("Failed to save the answerThe disk is full.")
	await press("Save answer")
	await screen.findByText(full)
	expect(field.getAttribute("aria-invalid")).toBe("true")
	expect(field.value).toBe("Of every size.")
	await press("Save answer")
	await screen.findByText("Saved to Knowledge")
	expect(api.sent.at(-1)).toMatchObject({ body: { answer: "Of every size." } })
	expect(api.sent.at(-1)?.url.pathname).toBe("/api/admin/chatbot/unanswered/saws/answer")
	expect(texts("listitem").filter((text) => text.startsWith("Do you sell"))).toHaveLength(1)
	expect(router.refresh).toHaveBeenCalledOnce()
})

it("dismisses a question after a confirmation, and then has nothing left to do", async () => {
	const { api, press, confirm } = openUnanswered([question("cars")])
	api.on("DELETE /api/admin/chatbot/unanswered/{id}", { status: 204 })
	await press("Dismiss Do you sell cars?")
	await confirm("Dismiss")
	await screen.findByRole("heading", { name: "All caught up" })
	expect(api.sent.map(({ url }) => url.pathname)).toEqual(["/api/admin/chatbot/unanswered/cars"])
})

it("explains each empty list and offers the next step, and for an empty search the way out", () => {
	const empty = openConversations({}, [], null)
	screen.getByRole("heading", { name: "No conversations yet" })
	expect(empty.hrefOf("Get the embed code")).toBe("/embed")
	empty.unmount()
	const leads = openLeads([])
	screen.getByRole("heading", { name: "No leads yet" })
	expect(leads.hrefOf("Review lead capture")).toBe("/visitors")
	leads.unmount()
	openLeads([], { q: "nobody" })
	screen.getByRole("heading", { name: "No matching leads" })
	openConversations({ q: "nobody" }, [], null)
	screen.getByRole("heading", { name: "No matching conversations" })
	expect(screen.getAllByRole("link", { name: "Show all" }).map((link) => link.getAttribute("href"))).toEqual([
		BASE,
		BASE,
	])
	expect(screen.getAllByText("Nothing found for “nobody”.")).toHaveLength(2)
})

it("shows only those columns of leads that hold something", () => {
	const { texts, unmount } = openLeads([lead("bob")])
	expect(texts("columnheader")).toEqual(["Contact", "Date", "Actions"])
	unmount()
	expect(openLeads([lead("bob"), lead("ada", { phone: "+1 555" })]).texts("columnheader")).toEqual([
		"Contact",
		"Phone",
		"Date",
		"Actions",
	])
})
