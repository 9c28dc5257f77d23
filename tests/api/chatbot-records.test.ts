import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { erasePerson } from "@/lib/chatbot/privacy/mutations"
import { countPerson, exportPerson } from "@/lib/chatbot/privacy/queries"
import { db, transaction } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { readCsv } from "../faults/support/read-csv"
import { makeConversation, makeLead } from "../support/chatbot-rows"
import { makeTenant, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const conversations = (token: string, query = {}) => send(url, "GET /api/admin/chatbot/conversations", { token, query })
const conversation = (token: string, id: string) =>
	send(url, "GET /api/admin/chatbot/conversation/{id}", { token, params: { id } })
const leads = (token: string, query = {}) => send(url, "GET /api/admin/chatbot/leads", { token, query })
const csv = async (token: string, of: "conversations" | "leads", query = {}) => {
	const answer = await send(url, `GET /api/admin/chatbot/${of}/export`, { token, query })
	expect(answer.status).toBe(200)
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
	expect(answer.headers.get("content-disposition")).toMatch(
		new RegExp(`^attachment; filename="${of}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
	)
	return readCsv(answer.text)
}

describe("conversations", () => {
	it("are listed by their last message, with their visitor, and paged without gaps or repeats", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id, { name: "Grace" })
		const moment = minutesAgo(3)
		const made = [
			await makeConversation(tenant.id, { lastMessageAt: minutesAgo(1), lead, questions: ["First?", "Second?"] }),
			...(await Promise.all([1, 2, 3].map(() => makeConversation(tenant.id, { lastMessageAt: moment })))),
			await makeConversation(tenant.id, { lastMessageAt: minutesAgo(9) }),
		]
		const seen: string[] = []
		let cursor: string | null = null
		do {
			const { body } = await conversations(token, { limit: 2, cursor: cursor ?? "" })
			seen.push(...body.conversations.map(({ id }) => id))
			cursor = body.next_cursor
		} while (cursor)
		const ordered = [...made].sort(
			(a, b) => b.lastMessageAt.getTime() - a.lastMessageAt.getTime() || (a.id < b.id ? 1 : -1),
		)
		expect(seen).toEqual(ordered.map(({ id }) => id))
		expect((await conversations(token)).body.conversations[0]).toEqual({
			id: made[0]?.id,
			created_at: made[0]?.createdAt.toISOString(),
			last_message_at: made[0]?.lastMessageAt.toISOString(),
			message_count: 4,
			first_question: "First?",
			visitor: { name: "Grace", email: lead.email },
		})
		expect((await conversations(token)).body.conversations[4]?.visitor).toBeNull()
	})

	it("are found by their text and their visitor, with LIKE's wildcards taken literally", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id, { name: "Ömer ÖZIL" })
		await makeConversation(tenant.id, { questions: ["Do you sell bicycles?"], lead })
		await makeConversation(tenant.id, { questions: ["100% wool?"] })
		const other = await makeTenant()
		await makeConversation(other.id, { questions: ["Do you sell bicycles?"] })
		const found = async (q: string) =>
			(await conversations(token, { q })).body.conversations.map(({ first_question }) => first_question)
		expect(await found("BICYCLE")).toEqual(["Do you sell bicycles?"])
		expect(await found("özil")).toEqual(["Do you sell bicycles?"])
		expect(await found("%")).toEqual(["100% wool?"])
		expect(await found("_")).toEqual([])
		expect(await found("' OR 1=1 --")).toEqual([])
	})

	it.each([{ limit: "0" }, { limit: "101" }, { cursor: "nonsense" }, { q: "x".repeat(201) }])(
		"are refused with an invalid filter: case %#",
		async (query) => {
			const { token } = await makeTenantWithAdmin()
			for (const answer of [await conversations(token, query), await leads(token, query)]) {
				expect(answer.status).toBe(422)
				expect(answer.refusal.detail).toContain(Object.keys(query)[0])
			}
		},
	)

	it("are shown with every message, its cost, and why it failed", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id, { phone: "+47 1", company: "Analytical Engines" })
		const source = { id: randomUUID(), title: "Opening hours" }
		const answer = {
			model: "gpt-4o-mini",
			promptTokens: 40,
			completionTokens: 2,
			sources: [source],
			status: "failed" as const,
			error: "The provider answered 503.",
			rating: -1,
		}
		const made = await makeConversation(tenant.id, { questions: ["Open?"], lead, answer })
		const { body } = await conversation(token, made.id)
		expect(body.conversation).toMatchObject({ id: made.id, first_question: "Open?" })
		expect(body.messages).toEqual([
			expect.objectContaining({ role: "user", content: "Open?", tokens: 0, model: null, sources: [], error: null }),
			{
				id: expect.any(String),
				role: "assistant",
				content: "Answer to Open?",
				timestamp: expect.any(String),
				rating: -1,
				sources: ["Opening hours"],
				citations: [{ title: "Opening hours", passage: null, address: null, quote: null }],
				status: "failed",
				error: "The provider answered 503.",
				model: "gpt-4o-mini",
				tokens: 42,
			},
		])
		expect(body.lead).toMatchObject({
			id: lead.id,
			phone: "+47 1",
			company: "Analytical Engines",
			conversation_id: made.id,
		})
	})

	it("are deleted with their messages, and the log records the deletion but not the text", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id)
		const { id } = await makeConversation(tenant.id, { questions: ["A secret?"], lead })
		const remove = () => send(url, "DELETE /api/admin/chatbot/conversation/{id}", { token, params: { id } })
		expect((await remove()).status).toBe(204)
		const again = await remove()
		expect([again.status, again.refusal.detail]).toEqual([404, "Conversation not found."])
		expect(await db().chatMessage.count({ where: { conversationId: id } })).toBe(0)
		expect(await db().lead.count({ where: { id: lead.id } })).toBe(1)
		const audit = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
		expect(audit).toMatchObject([
			{ action: "conversation.deleted", actorEmail: user.email, targetId: id, before: { message_count: 2 } },
		])
		expect(JSON.stringify(audit)).not.toContain("secret")
	})

	it("are exported one message per row, as filtered, safe in a spreadsheet, and only the tenant's own", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id, { name: "=1+1" })
		const answer = { sources: [{ id: randomUUID(), title: "@Terms" }], model: "gpt-4o", promptTokens: 7, rating: -1 }
		await makeConversation(tenant.id, { questions: ['+cmd|"x",\nnext line'], lead, answer })
		await makeConversation(tenant.id, { questions: ["Plain?"], lastMessageAt: minutesAgo(5) })
		await makeConversation((await makeTenant()).id, { questions: ["Not ours?"] })
		const [head, ...rows] = await csv(token, "conversations")
		expect(head).toEqual(
			"conversation_id started_at visitor_name visitor_email message role sent_at content sources model tokens rating status error".split(
				" ",
			),
		)
		expect(rows.map((row) => [row[2], row[4], row[5], row[7], row[8], row[9], row[10], row[11]])).toEqual([
			["'=1+1", "1", "user", `'+cmd|"x",\nnext line`, "", "", "0", ""],
			["'=1+1", "2", "assistant", `Answer to +cmd|"x",\nnext line`, "'@Terms", "gpt-4o", "7", "-1"],
			["", "1", "user", "Plain?", "", "", "0", ""],
			["", "2", "assistant", "Answer to Plain?", "", "built-in", "0", ""],
		])
		expect(await csv(token, "conversations", { q: "plain" })).toHaveLength(3)
		expect(await csv(token, "conversations", { q: "'; DROP TABLE leads; --" })).toHaveLength(1)
	})

	it("are exported with a byte order mark", async () => {
		const { token } = await makeTenantWithAdmin()
		for (const of of ["conversations", "leads"]) {
			const raw = await fetch(`${url}/api/admin/chatbot/${of}/export`, {
				headers: { authorization: `Bearer ${token}` },
			})
			expect([...new Uint8Array(await raw.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
		}
	})
})

describe("leads", () => {
	it("are listed newest first with their last conversation, searched and paged", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		await makeLead(other.id, { name: "Stranger" })
		const old = await makeLead(tenant.id, {
			name: "Zoë",
			createdAt: minutesAgo(9),
			company: "Acme",
			score: 80,
			quizName: "Coffee",
		})
		await makeConversation(tenant.id, { lead: old, lastMessageAt: minutesAgo(5) })
		const last = await makeConversation(tenant.id, { lead: old, lastMessageAt: minutesAgo(2) })
		const young = await makeLead(tenant.id, { name: null })
		const { body } = await leads(token)
		expect(body.leads).toEqual([
			expect.objectContaining({ id: young.id, name: null, conversation_id: null }),
			{
				id: old.id,
				email: old.email,
				name: "Zoë",
				phone: null,
				company: "Acme",
				score: 80,
				quiz_name: "Coffee",
				created_at: old.createdAt.toISOString(),
				conversation_id: last.id,
			},
		])
		expect((await leads(token, { q: "acmE" })).body.leads.map(({ id }) => id)).toEqual([old.id])
		const first = await leads(token, { limit: 1 })
		const second = await leads(token, { limit: 1, cursor: first.body.next_cursor ?? "" })
		expect([...first.body.leads, ...second.body.leads].map(({ id }) => id)).toEqual([young.id, old.id])
		expect(second.body.next_cursor).toBeNull()
	})

	it("are exported as filtered, safe in a spreadsheet, and only the tenant's own", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await makeLead((await makeTenant()).id)
		const lead = await makeLead(tenant.id, { name: "@A", phone: "+47 123", company: "-x" })
		await makeConversation(tenant.id, { lead })
		const [head, ...rows] = await csv(token, "leads")
		expect(head).toEqual([
			"id",
			"email",
			"name",
			"phone",
			"company",
			"score",
			"quiz_name",
			"created_at",
			"conversations",
		])
		expect(rows).toEqual([
			[
				lead.id,
				lead.email,
				"'@A",
				"'+47 123",
				"'-x",
				"",
				"",
				expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
				"1",
			],
		])
		expect(await csv(token, "leads", { q: "nobody" })).toHaveLength(1)
	})

	it("leave their conversations without a lead when deleted, and these are no longer found by the lead's name", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const lead = await makeLead(tenant.id, { name: "Grace Hopper" })
		const { id } = await makeConversation(tenant.id, { questions: ["About COBOL?", "And Fortran?"], lead })
		const found = async (q: string) => (await conversations(token, { q })).body.conversations.length
		expect([await found("hopper"), await found(lead.email), await found("cobol")]).toEqual([1, 1, 1])
		const remove = () => send(url, "DELETE /api/admin/chatbot/lead/{id}", { token, params: { id: lead.id } })
		expect((await remove()).status).toBe(204)
		const again = await remove()
		expect([again.status, again.refusal.detail]).toEqual([404, "Lead not found."])
		expect([await found("hopper"), await found(lead.email), await found("cobol"), await found("fortran")]).toEqual([
			0, 0, 1, 1,
		])
		expect((await conversation(token, id)).body).toMatchObject({ lead: null, conversation: { visitor: null } })
		const audit = await db().auditEntry.findMany({ where: { tenantId: tenant.id } })
		expect(audit).toMatchObject([{ action: "lead.deleted", targetId: lead.id }])
		expect(JSON.stringify(audit)).not.toContain(lead.email)
	})
})

describe("one person", () => {
	it("is counted, exported and erased with all conversations, in this tenant alone", async () => {
		const [tenant, other] = await Promise.all([makeTenant(), makeTenant()])
		const email = "person@example.com"
		const lead = await makeLead(tenant.id, { email })
		const theirs = await makeLead(other.id, { email })
		await makeConversation(tenant.id, { lead, questions: ["Mine?"] })
		await makeConversation(tenant.id, { lead })
		await makeConversation(other.id, { lead: theirs })
		const bystander = await makeConversation(tenant.id)
		const scope = { kind: "tenant", tenantId: tenant.id } as TenantScope
		expect(await countPerson(scope, email)).toBe(3)
		expect(await exportPerson(scope, email)).toMatchObject([
			{
				email,
				conversations: expect.arrayContaining([
					expect.objectContaining({
						messages: [
							expect.objectContaining({ content: "Mine?" }),
							expect.objectContaining({ content: "Answer to Mine?" }),
						],
					}),
				]),
			},
		])
		expect(await transaction((tx) => erasePerson(tx, scope, email))).toEqual({ count: 3 })
		expect(await countPerson(scope, email)).toBe(0)
		expect(await exportPerson(scope, email)).toEqual([])
		expect(await transaction((tx) => erasePerson(tx, scope, email))).toEqual({ count: 0 })
		expect(await db().chatConversation.findMany({ where: { tenantId: tenant.id } })).toMatchObject([
			{ id: bystander.id },
		])
		expect(await countPerson({ kind: "tenant", tenantId: other.id } as TenantScope, email)).toBe(2)
	})
})
