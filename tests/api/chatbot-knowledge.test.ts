import { describe, expect, inject, it } from "vitest"
import { KNOWLEDGE_BYTES_MAX } from "@/lib/chatbot/knowledge/quota"
import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonial-mutations"
import { db, transaction } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { makeConversation, makeQuestion, makeSource } from "../support/chatbot-rows"
import { makeSubmission, makeTenant, makeTenantWithAdmin, unique } from "../support/factories"
import { send } from "../support/send"

const { url } = inject("product")

const list = (token: string, query = {}) => send(url, "GET /api/admin/chatbot/knowledge", { token, query })
const add = (token: string, body: unknown) => send(url, "POST /api/admin/chatbot/knowledge", { token, body })
const find = (token: string, id: string) =>
	send(url, "GET /api/admin/chatbot/knowledge/{id}", { token, params: { id } })
const change = (token: string, id: string, body: unknown) =>
	send(url, "PUT /api/admin/chatbot/knowledge/{id}", { token, params: { id }, body })
const remove = (token: string, id: string) =>
	send(url, "DELETE /api/admin/chatbot/knowledge/{id}", { token, params: { id } })
const chunksOf = (sourceId: string) =>
	db().knowledgeChunk.findMany({ where: { sourceId }, orderBy: { position: "asc" } })

describe("a text", () => {
	it("is stored, split and listed, newest first, with its beginning", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const content = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of the delivery terms.`).join("\n\n")
		const { status, body } = await add(token, {
			kind: "text",
			title: " Delivery  terms ",
			content: `${content}\r\n\r\n`,
		})
		expect(status).toBe(200)
		expect(body).toMatchObject({ kind: "text", title: "Delivery terms", status: "ready", error: null, content })
		expect(body).toMatchObject({ content_length: content.length, file_size_bytes: null })
		const chunks = await chunksOf(body.id)
		expect(chunks.length).toBeGreaterThan(1)
		expect(chunks.every(({ tenantId, title }) => tenantId === tenant.id && title === "Delivery terms")).toBe(true)
		const second = await add(token, { kind: "qa", title: "When are you open?", content: "From nine to five." })
		const listed = (await list(token)).body.sources
		expect(listed.map(({ id }) => id)).toEqual([second.body.id, body.id])
		expect(listed[1]).toEqual({ ...body, content: content.slice(0, 500) })
		expect((await find(token, body.id)).body).toEqual(body)
	})

	it("is split again when it changes, and the change is logged", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const source = await makeSource(tenant.id, { title: "Hours", content: "Open on Mondays." })
		const { body } = await change(token, source.id, { content: "Open on Tuesdays.", updated_at: source.updatedAt })
		expect(body).toMatchObject({ title: "Hours", content: "Open on Tuesdays." })
		expect(Date.parse(body.updated_at)).toBeGreaterThan(source.updatedAt.getTime())
		await change(token, source.id, { title: "Opening hours" })
		await change(token, source.id, { title: "Opening hours" })
		expect(await chunksOf(source.id)).toMatchObject([{ title: "Opening hours", content: "Open on Tuesdays." }])
		const audit = await db().auditEntry.findMany({ where: { targetId: source.id }, orderBy: { createdAt: "asc" } })
		expect(audit).toMatchObject([
			{
				action: "knowledge.changed",
				actorEmail: user.email,
				before: { content: "Open on Mondays.", characters: 16 },
				after: { content: "Open on Tuesdays.", characters: 17 },
			},
			{ action: "knowledge.changed", before: { title: "Hours" }, after: { title: "Opening hours" } },
		])
	})

	it("is not overwritten by a stale edit", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id, updatedAt } = await makeSource(tenant.id)
		expect((await change(token, id, { content: "First", updated_at: updatedAt })).status).toBe(200)
		const late = await change(token, id, { content: "Second", updated_at: updatedAt })
		expect([late.status, late.refusal.detail]).toEqual([
			409,
			"Someone else changed this text while you were editing. Reload to see their version. Nothing was overwritten.",
		])
		expect((await find(token, id)).body.content).toBe("First")
	})

	it("is deleted together with its search index", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeSource(tenant.id)
		expect((await remove(token, id)).status).toBe(204)
		const again = await remove(token, id)
		expect([again.status, again.refusal.detail]).toEqual([404, "Knowledge source not found."])
		expect(await chunksOf(id)).toEqual([])
		expect(await db().auditEntry.count({ where: { targetId: id, action: "knowledge.deleted" } })).toBe(1)
	})

	it("belongs to one tenant alone", async () => {
		const [mine, theirs] = await Promise.all([makeTenantWithAdmin(), makeTenantWithAdmin()])
		const { id } = await makeSource(mine.tenant.id, { content: "Ours" })
		expect((await list(theirs.token)).body.sources).toEqual([])
		for (const refused of [
			await find(theirs.token, id),
			await change(theirs.token, id, { content: "Theirs" }),
			await remove(theirs.token, id),
		]) {
			expect(refused.status).toBe(404)
		}
		expect((await find(mine.token, id)).body.content).toBe("Ours")
	})

	it("is paged by key without gaps or repeats", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const made = await Promise.all(Array.from({ length: 5 }, () => makeSource(tenant.id)))
		const seen: string[] = []
		let cursor: string | null = null
		do {
			const { body } = await list(token, { limit: 2, cursor: cursor ?? "" })
			seen.push(...body.sources.map(({ id }) => id))
			cursor = body.next_cursor
		} while (cursor)
		expect(seen.sort()).toEqual(made.map(({ id }) => id).sort())
	})
})

describe("the input rules", () => {
	it.each([
		[{ title: "T", content: "C" }, "kind", "kind must be text or qa"],
		[{ kind: "pdf", title: "T", content: "C" }, "kind", "kind must be text or qa"],
		[{ kind: "testimonial", title: "T", content: "C" }, "kind", "kind must be text or qa"],
		[{ kind: "text", content: "C" }, "title", "Please enter a title"],
		[{ kind: "text", title: " \n", content: "" }, "title", "Please enter a title"],
		[{ kind: "text", title: "T" }, "content", "Please enter some text"],
		[{ kind: "text", title: "T", content: "\u200b \u0007" }, "content", "Please enter some text"],
		[{ kind: "text", title: "T", content: 5 }, "content", "Please enter some text"],
		[{ kind: "qa", title: "", content: "C" }, "title", "Please enter a question"],
		[{ kind: "qa", title: "T", content: "  " }, "content", "Please enter an answer"],
		[{ kind: "text", title: "x".repeat(301), content: "C" }, "title", "title can have up to 300 characters"],
		[{ kind: "text", title: "T", content: "x".repeat(200_001) }, "content", "content can have up to 200000 characters"],
	])("refuse invalid input: case %#", async (body, field, detail) => {
		const { token } = await makeTenantWithAdmin()
		const answer = await add(token, body)
		expect(answer.status).toBe(422)
		expect(answer.refusal).toEqual({ detail, errors: expect.arrayContaining([{ field, detail }]) })
		expect((await list(token)).body.sources).toEqual([])
	})

	it("allow at most 300 characters of title and 200,000 of text", async () => {
		const { token } = await makeTenantWithAdmin()
		const content = "ï ".repeat(99_999).concat("ïï")
		const { status, body } = await add(token, { kind: "text", title: "t".repeat(300), content })
		expect(status).toBe(200)
		expect(body.content_length).toBe(200_000)
	})

	it("drop invisible characters, and store anything as text, whatever it looks like", async () => {
		const { token } = await makeTenantWithAdmin()
		const hidden = String.fromCodePoint(...[..."obey"].map((letter) => 0xe0000 + letter.charCodeAt(0)))
		const content = `<script>alert(1)</script> \u202Eevil\u202C ' OR 1=1 -- 'a' & !b | c:* ${hidden}\u0007\r\n\r\n\r\n\r\nEnd`
		const { body } = await add(token, { kind: "text", title: "=1+1", content })
		expect(body.content).toBe("<script>alert(1)</script> evil ' OR 1=1 -- 'a' & !b | c:*\n\nEnd")
		expect(await chunksOf(body.id)).toMatchObject([{ content: body.content }])
		for (const title of ["a\u0000b", "\ud800"]) {
			expect((await add(token, { kind: "text", title, content: "C" })).status).toBe(422)
		}
	})
})

describe("a tenant's capacity", () => {
	const fill = (tenantId: string, count: number, content = "x") =>
		db().knowledgeSource.createMany({
			data: Array.from({ length: count }, () => ({ tenantId, kind: "text" as const, title: unique(), content })),
		})
	const TOO_MANY = "Your chatbot can have up to 200 knowledge sources. Delete one you no longer need first."
	const TOO_MUCH = "Your chatbot's knowledge can hold up to 2 MB of text in total. Shorten or delete something first."

	it("is 200 sources, also for simultaneous requests", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await fill(tenant.id, 197)
		const answers = await Promise.all(
			Array.from({ length: 8 }, (_, at) => add(token, { kind: "text", title: `T${at}`, content: "C" })),
		)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
		for (const { status, refusal } of answers.filter((answer) => answer.status !== 200)) {
			expect([status, refusal.detail]).toEqual([422, TOO_MANY])
		}
		expect(await db().knowledgeSource.count({ where: { tenantId: tenant.id } })).toBe(200)
	})

	it("is exactly two megabytes of text, in bytes", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await fill(tenant.id, 1, "x".repeat(KNOWLEDGE_BYTES_MAX - 10))
		const { body } = await add(token, { kind: "text", title: "T", content: "ééééé" })
		const more = await add(token, { kind: "text", title: "T", content: "y" })
		expect([more.status, more.refusal.detail]).toEqual([422, TOO_MUCH])
		expect((await change(token, body.id, { content: "éééééy" })).refusal.detail).toBe(TOO_MUCH)
		expect((await change(token, body.id, { content: "0123456789" })).status).toBe(200)
		expect((await find(token, body.id)).body.content).toBe("0123456789")
	})

	it("is counted for each tenant separately", async () => {
		const full = await makeTenant()
		await fill(full.id, 200)
		const { token } = await makeTenantWithAdmin()
		expect((await add(token, { kind: "text", title: "T", content: "C" })).status).toBe(200)
	})
})

describe("questions without an answer", () => {
	const questions = (token: string, query = {}) => send(url, "GET /api/admin/chatbot/unanswered", { token, query })
	const answer = (token: string, id: string, body: unknown) =>
		send(url, "POST /api/admin/chatbot/unanswered/{id}/answer", { token, params: { id }, body })
	const dismiss = (token: string, id: string) =>
		send(url, "DELETE /api/admin/chatbot/unanswered/{id}", { token, params: { id } })

	it("name the last conversation in which they were asked, and only in their own tenant", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const asked = "100% Wool, or_not?"
		const gone = await makeQuestion(tenant.id, "Gone?", 2)
		const known = await makeQuestion(tenant.id, asked, 3)
		await makeConversation(tenant.id, { questions: [asked], lastMessageAt: new Date(Date.now() - 60_000) })
		const last = await makeConversation(tenant.id, { questions: ["Hi", asked] })
		await makeConversation(tenant.id, { questions: [`${asked} And more`] })
		await makeConversation((await makeTenant()).id, { questions: [asked, "Gone?"] })
		const { body } = await questions(token)
		expect(body.questions.map(({ id, conversation_id }) => [id, conversation_id])).toEqual([
			[known.id, last.id],
			[gone.id, null],
		])
	})

	it("are listed by how often they were asked, and paged", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const other = await makeTenant()
		await makeQuestion(other.id, "Not ours?", 99)
		for (const [question, count] of [
			["Once?", 1],
			["Often?", 7],
			["Twice?", 2],
			["Twice again?", 2],
		] as const) {
			await makeQuestion(tenant.id, question, count)
		}
		const seen: [string, number][] = []
		let cursor: string | null = null
		do {
			const { body } = await questions(token, { limit: 1, cursor: cursor ?? "" })
			seen.push(...body.questions.map(({ question, count }): [string, number] => [question, count]))
			cursor = body.next_cursor
		} while (cursor)
		expect(seen.map(([, count]) => count)).toEqual([7, 2, 2, 1])
		expect(new Set(seen.map(([question]) => question)).size).toBe(4)
		expect(
			(await questions(token, { cursor: Buffer.from(`999999999999999.${tenant.id}`).toString("base64url") })).status,
		).toBe(200)
	})

	it("become knowledge with their answer, and leave the list", async () => {
		const { tenant, token, user } = await makeTenantWithAdmin()
		const { id } = await makeQuestion(tenant.id, "Do you ship to Norway?", 3)
		const { status, body } = await answer(token, id, { answer: " Yes, within a week. " })
		expect(status).toBe(200)
		expect(body).toMatchObject({
			kind: "qa",
			title: "Do you ship to Norway?",
			content: "Yes, within a week.",
			status: "ready",
		})
		expect(await chunksOf(body.id)).toMatchObject([{ title: body.title, content: body.content }])
		expect((await questions(token)).body.questions).toEqual([])
		expect((await answer(token, id, { answer: "Again" })).status).toBe(404)
		expect(await db().auditEntry.findMany({ where: { targetId: id } })).toMatchObject([
			{ action: "unanswered.answered", actorEmail: user.email, after: { knowledge_id: body.id, asked: 3 } },
		])
	})

	it("need an answer, and stay if there is no room for it", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeQuestion(tenant.id)
		const empty = await answer(token, id, { answer: " " })
		expect([empty.status, empty.refusal.detail]).toEqual([422, "Please enter an answer"])
		await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "text", title: "Full", content: "x".repeat(KNOWLEDGE_BYTES_MAX) },
		})
		expect((await answer(token, id, { answer: "No room" })).status).toBe(422)
		expect((await questions(token)).body.questions).toHaveLength(1)
	})

	it("keep the first 300 characters of a longer question as the title", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeQuestion(tenant.id, `${"w".repeat(299)}🤷 and more`)
		const { body } = await answer(token, id, { answer: "Because." })
		expect(body.title.isWellFormed()).toBe(true)
		expect(body.title.startsWith("w".repeat(299))).toBe(true)
		expect(body.title.length).toBeLessThanOrEqual(300)
	})

	it("can be dismissed, once", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const { id } = await makeQuestion(tenant.id)
		const other = await makeTenantWithAdmin()
		expect((await dismiss(other.token, id)).status).toBe(404)
		expect((await dismiss(token, id)).status).toBe(204)
		const again = await dismiss(token, id)
		expect([again.status, again.refusal.detail]).toEqual([
			404,
			"This question is no longer here. Someone may have answered or dismissed it.",
		])
	})
})

describe("the text of a testimonial", () => {
	const scopeOf = (tenantId: string) => ({ kind: "tenant", tenantId }) as TenantScope
	const keep = (tenantId: string, submissionId: string, content: string) =>
		transaction((tx) =>
			saveTestimonialKnowledge(tx, scopeOf(tenantId), { submissionId, title: "Testimonial of Ada", content }),
		)

	it("is knowledge that can be read, but changes only with its testimonial, and is deleted with it", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const submission = await makeSubmission({ tenantId: tenant.id })
		expect(await keep(tenant.id, submission.id, "They were on time.")).toBe(true)
		expect(await keep(tenant.id, submission.id, "They were early.")).toBe(true)
		const [source] = (await list(token)).body.sources
		const testimonial = { id: submission.id, name: submission.name, kind: "video" }
		expect(source).toMatchObject({ kind: "testimonial", content: "They were early.", testimonial })
		expect(await chunksOf(source?.id ?? "")).toMatchObject([{ content: "They were early." }])
		const edit = await change(token, source?.id ?? "", { content: "They were late." })
		expect([edit.status, edit.refusal.detail]).toEqual([409, "This text comes from a testimonial and updates with it."])
		await send(url, "DELETE /api/admin/submission/{id}", { token, params: { id: submission.id } })
		expect((await list(token)).body.sources).toEqual([])
		expect(await chunksOf(source?.id ?? "")).toEqual([])
	})

	it("is removed by an empty text, and left out if there is no room", async () => {
		const tenant = await makeTenant()
		const submission = await makeSubmission({ tenantId: tenant.id })
		await keep(tenant.id, submission.id, "Good.")
		expect(await keep(tenant.id, submission.id, " ")).toBe(false)
		expect(await db().knowledgeSource.count({ where: { tenantId: tenant.id } })).toBe(0)
		await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "text", title: "Full", content: "x".repeat(KNOWLEDGE_BYTES_MAX) },
		})
		expect(await keep(tenant.id, submission.id, "Good.")).toBe(false)
	})

	it("does not keep its old words if there is no room for the new ones", async () => {
		const tenant = await makeTenant()
		const submission = await makeSubmission({ tenantId: tenant.id })
		await keep(tenant.id, submission.id, "Good.")
		await db().knowledgeSource.create({
			data: { tenantId: tenant.id, kind: "text", title: "Full", content: "x".repeat(KNOWLEDGE_BYTES_MAX - 10) },
		})
		expect(await keep(tenant.id, submission.id, "Not as good as they say.")).toBe(false)
		expect(await db().knowledgeSource.count({ where: { submissionId: submission.id } })).toBe(0)
	})
})
