import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, askStream, history, leave, newSession, openStream, rate } from "../support/chat"
import { makeTenant, unique } from "../support/factories"
import { controlModelServer } from "../support/model-server"
import { send } from "../support/send"

const { url, modelServer, environment } = inject("product")
const model = controlModelServer(modelServer)

const config = (tenantSlug: string) => send(url, "GET /api/chatbot/{tenantSlug}", { params: { tenantSlug } })
const settings = (tenantId: string, data: object) => db().chatbotSettings.create({ data: { tenantId, ...data } })

describe("the configuration that visitors see", () => {
	it("has the product's defaults before the first save", async () => {
		const tenant = await makeTenant()
		const answer = await config(tenant.slug)
		expect(answer.status).toBe(200)
		expect(answer.body).toMatchObject({
			tenant_name: tenant.name,
			tenant_slug: tenant.slug,
			chatbot_name: "AI Assistant",
			primary_color: "#007aff",
			avatar_type: "initials",
			avatar_image_url: null,
			enable_lead_capture: true,
			testimonial_page_enabled: true,
			testimonial_page_url: `${environment.APP_URL}/${tenant.slug}`,
			starter_questions: [],
			language: null,
			chatbot_enabled: true,
		})
		expect(answer.body.chat_greeting).toMatch(/\w/)
	})

	it("never contains the prompt, the model or the provider", async () => {
		const tenant = await makeTenant()
		await settings(tenant.id, { systemPrompt: "Secret words", aiModel: "gpt-4o", chatbotName: "Crumb" })
		const answer = await config(tenant.slug)
		expect(answer.body.chatbot_name).toBe("Crumb")
		expect(answer.text).not.toMatch(/Secret words|gpt-|openai|system_prompt|ai_model|budget/)
	})

	it("can be read while the product is off, and is gone with an inactive tenant", async () => {
		const off = await makeTenant({ chatbotEnabled: false, chatbotMessage: "On holiday." })
		expect((await config(off.slug)).body).toMatchObject({ chatbot_enabled: false, chatbot_message: "On holiday." })
		const silent = await makeTenant({ chatbotEnabled: false })
		expect((await config(silent.slug)).body.chatbot_message).toBe("This page is currently unavailable.")
		const inactive = await makeTenant({ isActive: false })
		expect((await config(inactive.slug)).status).toBe(404)
		expect((await config("no-such-tenant")).status).toBe(404)
	})
})

describe("an answer", () => {
	it("comes as JSON", async () => {
		const tenant = await makeTenant()
		const message = `How are you, ${unique()}?`
		const since = Date.now()
		const answer = await ask(url, tenant.slug, { message })
		expect(answer.status).toBe(200)
		expect(Object.keys(answer.body).sort()).toEqual([
			"citations",
			"message_id",
			"response",
			"sources",
			"timestamp",
			"unanswered",
		])
		expect(answer.body).toMatchObject({ response: "This is an answer.", sources: [] })
		expect(new Date(answer.body.timestamp).getTime()).toBeGreaterThanOrEqual(since)
	})

	it("comes for a multipart form, too", async () => {
		const tenant = await makeTenant()
		const raw = new FormData()
		raw.set("message", "Hello there, friend")
		raw.set("session_id", newSession())
		const params = { tenantSlug: tenant.slug }
		const answer = await send(url, "POST /api/chatbot/{tenantSlug}/chat", { params, raw })
		expect(answer.body.response).toBe("This is an answer.")
	})

	it("comes in pieces as the provider sends them, and then as a whole", async () => {
		const tenant = await makeTenant()
		const id = unique()
		const pieces = Array.from({ length: 20 }, (_, index) => `word${index} `)
		await model.script(id, { pieces, everyMs: 25 })
		const stream = await askStream(url, tenant.slug, { message: `Tell me about ${id}` })
		expect(stream.status).toBe(200)
		expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8")
		expect(stream.text.trim()).toBe(pieces.join("").trim())
		expect(stream.events.slice(0, -1).every(({ data }) => Object.keys(data).join() === "delta")).toBe(true)
		expect(stream.last?.data).toMatchObject({ done: true, response: pieces.join("").trim(), sources: [] })
		expect(Object.keys(stream.last?.data ?? {}).sort()).toEqual([
			"citations",
			"done",
			"message_id",
			"response",
			"sources",
			"timestamp",
			"unanswered",
		])
		// 20 pieces arrive 25 ms apart. If they were buffered, all would arrive within a few milliseconds.
		const [first] = stream.events
		expect((stream.last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(300)
	})

	it("is stored with its question", async () => {
		const tenant = await makeTenant()
		const id = unique()
		const session_id = newSession()
		await model.script(id, { pieces: ["Stored."], usage: { prompt: 321, completion: 7 } })
		const answer = await ask(url, tenant.slug, { message: `  Is ${id} stored?\r\n`, session_id })
		const conversation = await db().chatConversation.findFirstOrThrow({
			where: { tenantId: tenant.id, sessionId: session_id },
			include: { messages: { orderBy: { position: "asc" } } },
		})
		expect(conversation).toMatchObject({ messageCount: 2, firstQuestion: `Is ${id} stored?`, leadId: null })
		expect(conversation.searchText).toContain(id)
		expect(conversation.messages).toMatchObject([
			{ position: 1, role: "user", content: `Is ${id} stored?`, status: "answered" },
			{
				id: answer.body.message_id,
				position: 2,
				role: "assistant",
				content: "Stored.",
				status: "answered",
				error: null,
				model: "gpt-4o-mini",
				promptTokens: 321,
				completionTokens: 7,
			},
		])
		const usage = await db().chatTokenUsage.findMany({ where: { tenantId: tenant.id } })
		expect(usage).toMatchObject([{ chargedTokens: 328, promptTokens: 321, completionTokens: 7, answers: 1 }])
		// 321 × 0.15 + 7 × 0.60 millionths of a dollar, rounded up.
		expect(usage[0]?.costMicros).toBe(53n)
		expect(usage[0]?.day.toISOString().slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
	})
})

describe("refusals", () => {
	it.each([
		[{ message: "" }, "Please enter a message"],
		[{ message: "  \u200b\n " }, "Please enter a message"],
		[{ message: "x".repeat(2_001) }, "message can have up to 2000 characters"],
		[{ message: "x", session_id: "short" }, "session_id must have 8 to 64 letters, digits, hyphens or underscores"],
		[
			{ message: "x", session_id: "spaces are not" },
			"session_id must have 8 to 64 letters, digits, hyphens or underscores",
		],
		[{ message: "x", visitor_email: "nobody" }, "Please enter a valid email address"],
		[{ message: "x", visitor_name: "x".repeat(121) }, "visitor_name can have up to 120 characters"],
	])("%j", async (fields, detail) => {
		const tenant = await makeTenant()
		const answer = await ask(url, tenant.slug, fields)
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toBe(detail)
		expect(answer.refusal.errors?.[0]?.detail).toBe(detail)
		expect(await db().chatConversation.count({ where: { tenantId: tenant.id } })).toBe(0)
	})

	it("2,000 characters are accepted", async () => {
		const tenant = await makeTenant()
		expect((await ask(url, tenant.slug, { message: "ü".repeat(2_000) })).status).toBe(200)
	})

	it("a switched-off chatbot answers every call with 403 and its message, and an inactive or unknown tenant with 404", async () => {
		const off = await makeTenant({ chatbotEnabled: false, chatbotMessage: "On holiday." })
		const gone = await makeTenant({ isActive: false })
		const session_id = newSession()
		const calls = (slug: string) => [
			ask(url, slug, { message: "Hello", session_id }),
			history(url, slug, session_id),
			leave(url, slug, { session_id, email: "a@example.com" }),
			rate(url, slug, { session_id, message_id: session_id, rating: "1" }),
		]
		for (const answer of await Promise.all(calls(off.slug))) {
			expect(answer.status).toBe(403)
			expect(answer.refusal.detail).toBe("On holiday.")
		}
		const missing = await Promise.all([...calls(gone.slug), ...calls("no-such-tenant")])
		expect(missing.map(({ status }) => status)).toEqual(missing.map(() => 404))
	})

	it("the eleventh message of a session within a minute gets the time to retry, and is never sent", async () => {
		const [tenant, other] = [await makeTenant(), await makeTenant()]
		const session_id = newSession()
		const id = unique()
		const answers = await Promise.all(
			Array.from({ length: 14 }, () => ask(url, tenant.slug, { message: `Hello ${id}`, session_id })),
		)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
		const refused = answers.filter(({ status }) => status === 429)
		expect(refused).toHaveLength(4)
		expect(refused[0]?.refusal.detail).toMatch(/^You're sending messages too quickly\. Please try again in .+\.$/)
		expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
		expect(await model.requests(id)).toHaveLength(10)
		expect((await ask(url, other.slug, { message: "Hello", session_id })).status).toBe(200)
		// Ten arrive at once, and still each question is stored before its answer.
		const stored = await db().chatMessage.findMany({
			where: { conversation: { sessionId: session_id, tenantId: tenant.id } },
			orderBy: { position: "asc" },
		})
		expect(stored.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
		expect(stored.map(({ role }) => role)).toEqual(stored.map((_, index) => (index % 2 ? "assistant" : "user")))
	})

	it("beyond the day's budget nothing is sent, and the visitor learns when to retry", async () => {
		const tenant = await makeTenant()
		await settings(tenant.id, { dailyTokenBudget: 100 })
		const id = unique()
		const session_id = newSession()
		const answer = await ask(url, tenant.slug, { message: `Hello ${id}`, session_id })
		expect(answer.status).toBe(429)
		expect(answer.refusal.detail).toBe("This chat has answered all it can for today. Please come back tomorrow.")
		const seconds = Number(answer.headers.get("retry-after"))
		expect(seconds).toBeGreaterThan(0)
		expect(seconds).toBeLessThanOrEqual(86_400)
		expect(await model.requests(id)).toEqual([])
		const stream = await openStream(url, tenant.slug, { message: `Hello ${id}` })
		expect(stream.status).toBe(429)
		expect(stream.headers.get("content-type")).toContain("application/json")
		stream.leave()
		const [, stored] = await db().chatMessage.findMany({
			where: { conversation: { sessionId: session_id } },
			orderBy: { position: "asc" },
		})
		expect(stored).toMatchObject({ status: "failed", error: "The day's budget of 100 tokens is used up." })
	})
})

describe("a visitor who leaves", () => {
	it("ends the provider's call, and the partial answer is stored", async () => {
		const tenant = await makeTenant()
		const id = unique()
		const session_id = newSession()
		await model.script(id, { pieces: ["One ", "two "], everyMs: 5, ending: "stall" })
		const stream = await openStream(url, tenant.slug, { message: `Count ${id}`, session_id })
		const seen: string[] = []
		for await (const { data } of stream.events) {
			seen.push(data.delta ?? "")
			if (seen.join("") === "One two ") break
		}
		stream.leave()
		await expect.poll(async () => (await model.requests(id))[0]?.aborted, { timeout: 5_000 }).toBe(true)
		const stored = () =>
			db().chatMessage.findFirst({ where: { role: "assistant", conversation: { sessionId: session_id } } })
		await expect.poll(stored, { timeout: 5_000 }).toMatchObject({
			content: "One two",
			status: "answered",
			error: "The visitor left before the answer was finished.",
		})
		const usage = await db().chatTokenUsage.findFirstOrThrow({ where: { tenantId: tenant.id } })
		// What the provider may bill stays charged: the prompt and the partial answer, but not the 800 reserved tokens.
		expect(usage.chargedTokens).toBe(usage.promptTokens + usage.completionTokens)
		expect(usage.promptTokens).toBeGreaterThan(100)
		expect(usage.completionTokens).toBeLessThan(10)
	})

	it("can leave before the first piece as well", async () => {
		const tenant = await makeTenant()
		const id = unique()
		const session_id = newSession()
		await model.script(id, { silent: true })
		const gone = new AbortController()
		const asked = fetch(`${url}/api/chatbot/${tenant.slug}/chat`, {
			method: "POST",
			body: new URLSearchParams({ message: `Count ${id}`, session_id }),
			signal: gone.signal,
		}).catch(() => undefined)
		await expect.poll(async () => (await model.requests(id)).length, { timeout: 5_000 }).toBe(1)
		gone.abort()
		await asked
		await expect.poll(async () => (await model.requests(id))[0]?.aborted, { timeout: 5_000 }).toBe(true)
		const stored = () =>
			db().chatMessage.findFirst({ where: { role: "assistant", conversation: { sessionId: session_id } } })
		await expect.poll(stored, { timeout: 5_000 }).toMatchObject({ status: "failed" })
		expect(await model.requests(id)).toHaveLength(1)
	})
})
