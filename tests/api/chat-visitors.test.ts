import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, history, leave, newSession, rate } from "../support/chat"
import { makeTenant, unique } from "../support/factories"

const { url } = inject("product")

describe("history", () => {
	it("belongs to the session, and is empty for an unknown one", async () => {
		const [tenant, other] = [await makeTenant(), await makeTenant()]
		const session_id = newSession()
		const answer = await ask(url, tenant.slug, { message: "First", session_id })
		const { body } = await history(url, tenant.slug, session_id)
		expect(body.messages).toEqual([
			{
				id: expect.any(String),
				role: "user",
				content: "First",
				timestamp: expect.any(String),
				rating: 0,
				sources: [],
				citations: [],
			},
			{
				id: answer.body.message_id,
				role: "assistant",
				content: "This is an answer.",
				timestamp: answer.body.timestamp,
				rating: 0,
				sources: [],
				citations: [],
			},
		])
		expect((await history(url, other.slug, session_id)).body).toEqual({ messages: [] })
		expect((await history(url, tenant.slug, newSession())).body).toEqual({ messages: [] })
	})
})

describe("leads", () => {
	it("are stored by address, updated by later details, and linked to their conversation", async () => {
		const tenant = await makeTenant()
		const session_id = newSession()
		const email = `ada-${unique()}@example.com`
		await ask(url, tenant.slug, { message: "Hi, I am Ada", session_id })
		expect((await leave(url, tenant.slug, { session_id, email: ` ${email.toUpperCase()} `, name: "Ada" })).status).toBe(
			204,
		)
		expect((await leave(url, tenant.slug, { session_id, email, phone: "+43 1", name: "" })).status).toBe(204)
		const leads = await db().lead.findMany({ where: { tenantId: tenant.id }, include: { conversations: true } })
		expect(leads).toMatchObject([
			{ email, name: "Ada", phone: "+43 1", company: null, conversations: [{ sessionId: session_id }] },
		])
		expect(leads[0]?.searchText).toBe(`ada ${email} +43 1`)
		expect(leads[0]?.conversations[0]?.searchText).toContain(email)
	})

	it("can come with a message", async () => {
		const tenant = await makeTenant()
		const session_id = newSession()
		const email = `bob-${unique()}@example.com`
		const visitor = { visitor_email: email, visitor_name: "Bob", visitor_phone: "1", visitor_company: "Bob & Co" }
		await ask(url, tenant.slug, { message: "Hello", session_id, ...visitor })
		await ask(url, tenant.slug, { message: "Again", session_id, visitor_email: email, visitor_name: "Robert" })
		const leads = await db().lead.findMany({ where: { tenantId: tenant.id }, include: { conversations: true } })
		expect(leads).toMatchObject([
			{
				email,
				name: "Robert",
				phone: "1",
				company: "Bob & Co",
				conversations: [{ sessionId: session_id, messageCount: 4 }],
			},
		])
	})

	it.each([
		[{ email: "" }, "Email is required"],
		[{ email: "nobody" }, "Please enter a valid email address"],
		[{ email: `${"x".repeat(250)}@example.com` }, "email can have up to 254 characters"],
		[{ email: "a@example.com", name: "x".repeat(121) }, "name can have up to 120 characters"],
		[{ email: "a@example.com", phone: "1".repeat(33) }, "phone can have up to 32 characters"],
		[{ email: "a@example.com", company: "a\nb" }, "company contains characters that aren't allowed"],
		[
			{ email: "a@example.com", session_id: "short" },
			"session_id must have 8 to 64 letters, digits, hyphens or underscores",
		],
	])("refuse %j", async (fields, detail) => {
		const tenant = await makeTenant()
		const answer = await leave(url, tenant.slug, { session_id: newSession(), ...fields })
		expect(answer.status).toBe(422)
		expect(answer.refusal.detail).toBe(detail)
		expect(await db().lead.count({ where: { tenantId: tenant.id } })).toBe(0)
	})
})

describe("ratings", () => {
	it("apply to answers of the visitor's own session, and can be taken back", async () => {
		const [tenant, other] = [await makeTenant(), await makeTenant()]
		const session_id = newSession()
		const { body } = await ask(url, tenant.slug, { message: "Rate this", session_id })
		const rated = { session_id, message_id: body.message_id }
		const stored = async () => (await db().chatMessage.findUniqueOrThrow({ where: { id: body.message_id } })).rating
		for (const rating of [1, -1, 0]) {
			expect((await rate(url, tenant.slug, { ...rated, rating: String(rating) })).status).toBe(204)
			expect(await stored()).toBe(rating)
		}
		const question = await db().chatMessage.findFirstOrThrow({
			where: { role: "user", conversation: { sessionId: session_id } },
		})
		const refused = [
			await rate(url, other.slug, { ...rated, rating: "1" }),
			await rate(url, tenant.slug, { ...rated, session_id: newSession(), rating: "1" }),
			await rate(url, tenant.slug, { ...rated, message_id: question.id, rating: "1" }),
			await rate(url, tenant.slug, { ...rated, message_id: "nothing", rating: "1" }),
		]
		expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
		expect((await rate(url, tenant.slug, { ...rated, rating: "5" })).status).toBe(422)
		expect(await stored()).toBe(0)
	})
})
