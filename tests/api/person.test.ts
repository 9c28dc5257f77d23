import { randomUUID } from "node:crypto"
import { describe, expect, inject, it } from "vitest"
import { db } from "@/lib/db/client"
import { ask, history, newSession } from "../support/chat"
import { makeAdmin, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { desk, inboxStream, visitorStream, wantPerson } from "../support/live"
import { send } from "../support/send"

const { url } = inject("product")

/** A business where people can take over, at any time unless hours are given. */
async function makePlace(settings: { personHours?: string[]; personTimeZone?: string } = {}) {
	const made = await makeTenantWithAdmin()
	await db().chatbotSettings.create({ data: { tenantId: made.tenant.id, personEnabled: true, ...settings } })
	return { ...made, slug: made.tenant.slug, session: newSession() }
}
const idOf = async (tenantId: string, sessionId: string) =>
	(await db().chatConversation.findUniqueOrThrow({ where: { tenantId_sessionId: { tenantId, sessionId } } })).id
const inbox = (token: string) => send(url, "GET /api/admin/chatbot/live", { token })

/** A visitor who waits for a person. */
async function makeWaiting() {
	const place = await makePlace()
	expect((await wantPerson(url, place.slug, place.session)).body.state).toBe("waiting")
	return { ...place, id: await idOf(place.tenant.id, place.session) }
}

describe("a person takes over", () => {
	it("hears the visitor, answers, and hands back to the chatbot", async () => {
		const { tenant, slug, session, token, id, user } = await makeWaiting()
		const admin = desk(url, token, id)
		const listening = await inboxStream(url, token)
		expect((await listening.next()).conversations).toMatchObject([{ id, state: "waiting", awaits_answer: true }])
		const visitor = await visitorStream(url, slug, session)
		expect(await visitor.next()).toMatchObject({ state: "waiting", messages: [] })

		expect((await admin.take()).status).toBe(204)
		expect(await visitor.next()).toMatchObject({ state: "taken", messages: [] })
		expect((await listening.next()).conversations[0]?.taken_by).toEqual({ email: user.email, is_you: true })

		const sent = await ask(url, slug, { session_id: session, message: "My order is late." })
		expect(sent.body).toMatchObject({ response: "", handled_by: "person", sources: [], unanswered: false })
		const heard = await listening.until(({ conversations: [first] }) => first?.last_message === "My order is late.")
		expect(heard.conversations[0]).toMatchObject({ position: 1, awaits_answer: true })

		const written = randomUUID()
		expect((await admin.say("It leaves today.", written)).status).toBe(204)
		const told = await visitor.until(({ messages }) => messages.length > 0)
		expect(told.messages).toMatchObject([{ id: written, role: "assistant", by: "person", content: "It leaves today." }])

		expect((await admin.release("chatbot")).status).toBe(204)
		expect(await visitor.until(({ state }) => state === "handed_back")).toBeTruthy()
		const after = await ask(url, slug, { session_id: session, message: "Thanks" })
		expect([after.body.response === "", after.body.handled_by]).toEqual([false, undefined])
		const { messages } = (await history(url, slug, session)).body
		expect(messages.map(({ role, by }) => [role, by])).toEqual([
			["user", undefined],
			["assistant", "person"],
			["user", undefined],
			["assistant", undefined],
		])
		const actions = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
		expect(actions.map(({ action }) => action)).toEqual(["conversation.claimed", "conversation.returned"])
		visitor.leave()
		listening.leave()
	})

	it("stores a message that is sent again once, on both sides", async () => {
		const { slug, session, token, id } = await makeWaiting()
		const message_id = randomUUID()
		const tries = await Promise.all(
			[1, 2, 3].map(() => ask(url, slug, { session_id: session, message: "Hi", message_id })),
		)
		expect(tries.map(({ body }) => body.message_id)).toEqual([message_id, message_id, message_id])
		await desk(url, token, id).take()
		const written = randomUUID()
		const answers = await Promise.all([1, 2, 3].map(() => desk(url, token, id).say("Hello", written)))
		expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
		const rows = await db().chatMessage.findMany({ where: { conversationId: id }, orderBy: { position: "asc" } })
		expect(rows.map((row) => [row.id, row.position])).toEqual([
			[message_id, 1],
			[written, 2],
		])
		// An id names one message of one conversation.
		const other = await makeWaiting()
		expect((await ask(url, other.slug, { session_id: other.session, message: "Hi", message_id })).status).toBe(409)
	})

	it("comes by the visitor's words, too", async () => {
		const { tenant, slug, session } = await makePlace()
		const asked = await ask(url, slug, { session_id: session, message: "Ich möchte mit einem Menschen sprechen" })
		expect(asked.body).toMatchObject({ response: "", handled_by: "person" })
		const found = await db().chatConversation.findFirstOrThrow({ where: { tenantId: tenant.id } })
		expect(found).toMatchObject({
			personState: "waiting",
			messageCount: 1,
			firstQuestion: expect.stringMatching(/^Ich/),
		})
	})

	it("is not offered while the switch is off, and the words are a question like any other", async () => {
		const tenant = await makeTenant()
		const config = await send(url, "GET /api/chatbot/{tenantSlug}", { params: { tenantSlug: tenant.slug } })
		expect(config.body.person_enabled).toBe(false)
		const session = newSession()
		expect((await wantPerson(url, tenant.slug, session)).status).toBe(409)
		const asked = await ask(url, tenant.slug, { session_id: session, message: "Can I talk to a person?" })
		expect(asked.body.response).not.toBe("")
		expect(asked.body).not.toHaveProperty("handled_by")
	})

	it("can't come outside the hours: the request counts as missed, and the chatbot goes on", async () => {
		// An hour that ended before this one began, whatever the time.
		const day = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" })
		const elsewhere = day.format(Date.now() + 3 * 24 * 3_600_000).toLowerCase()
		const { slug, session } = await makePlace({ personHours: [`${elsewhere} 09:00-17:00`], personTimeZone: "UTC" })
		expect((await wantPerson(url, slug, session)).body.state).toBe("missed")
		expect((await ask(url, slug, { session_id: session, message: "Hello" })).body.response).not.toBe("")
	})

	it("is over once its admin closes it: no one writes in it any more, and the chatbot answers until the visitor asks again", async () => {
		const { slug, session, token, id } = await makeWaiting()
		const admin = desk(url, token, id)
		await admin.take()
		expect((await admin.release("closed")).status).toBe(204)
		expect((await inbox(token)).body.conversations).toEqual([])
		const late = await Promise.all([admin.say("One more thing", randomUUID()), admin.take(), admin.release("chatbot")])
		expect(late.map(({ status }) => status)).toEqual([409, 409, 409])
		const asked = await ask(url, slug, { session_id: session, message: "Hello?" })
		expect([asked.body.response === "", asked.body.handled_by]).toEqual([false, undefined])
		expect((await wantPerson(url, slug, session)).body.state).toBe("waiting")
		expect((await inbox(token)).body.conversations).toMatchObject([{ id, state: "waiting", taken_by: null }])
	})

	it("is taken back by the visitor", async () => {
		const { slug, session, token, id } = await makeWaiting()
		expect((await wantPerson(url, slug, session, "chatbot")).body.state).toBeNull()
		expect((await inbox(token)).body.conversations).toEqual([])
		expect((await desk(url, token, id).take()).status).toBe(409)
	})
})

describe("two admins", () => {
	it("are told of each other: the second asks, and the first can't write any more", async () => {
		const { tenant, token, id, user } = await makeWaiting()
		const second = await makeAdmin({ tenantId: tenant.id })
		await desk(url, token, id).take()
		const refused = await desk(url, second.token, id).take()
		expect([refused.status, refused.refusal.detail]).toEqual([409, `${user.email} has this conversation.`])
		expect((await desk(url, second.token, id).say("Hello", randomUUID())).status).toBe(409)
		expect((await desk(url, second.token, id).release("closed")).status).toBe(409)
		expect((await desk(url, second.token, id).take(true)).status).toBe(204)
		const late = await desk(url, token, id).say("I was first", randomUUID())
		expect([late.status, late.refusal.detail]).toEqual([409, expect.stringContaining(second.user.email)])
		expect(await db().chatMessage.count({ where: { conversationId: id } })).toBe(0)
		const [row] = (await inbox(token)).body.conversations
		expect(row?.taken_by).toEqual({ email: second.user.email, is_you: false })
	})

	it("who take at once: one gets it", async () => {
		const { tenant, token, id } = await makeWaiting()
		const second = await makeAdmin({ tenantId: tenant.id })
		const both = await Promise.all([token, second.token].map((each) => desk(url, each, id).take()))
		expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
	})
})

describe("a stream", () => {
	it("goes on after the position that the reader has, with nothing lost or doubled", async () => {
		const { slug, session, token, id } = await makeWaiting()
		await desk(url, token, id).take()
		await desk(url, token, id).say("One", randomUUID())
		const first = await visitorStream(url, slug, session)
		const seen = await first.next()
		first.leave()
		await first.ended
		await desk(url, token, id).say("Two", randomUUID())
		const second = await visitorStream(url, slug, session, seen.id)
		expect((await second.next()).messages.map(({ content }) => content)).toEqual(["Two"])
		second.leave()

		// An inbox that is unchanged says nothing; the next change is the first event.
		const before = await inboxStream(url, token)
		const known = await before.next()
		before.leave()
		const again = await inboxStream(url, token, known.id)
		await desk(url, token, id).say("Three", randomUUID())
		expect((await again.next()).conversations[0]?.last_message).toBe("Three")
		again.leave()
	})

	it("ends when its session is revoked, and nothing reaches it after that", async () => {
		const { slug, session, token } = await makeWaiting()
		const listening = await inboxStream(url, token)
		await listening.next()
		await send(url, "POST /api/admin/logout", { token })
		await ask(url, slug, { session_id: session, message: "Is anyone there?" })
		await listening.ended
		await expect(listening.next()).rejects.toThrow("ended")
	})

	it.each([
		["the business is deactivated", { isActive: false }],
		["the product is turned off", { chatbotEnabled: false }],
	])("ends when %s, the visitor's as well", async (_why, data) => {
		const { tenant, slug, session, token } = await makeWaiting()
		const listening = await inboxStream(url, token)
		const visitor = await visitorStream(url, slug, session)
		await Promise.all([listening.next(), visitor.next()])
		await db().tenant.update({ where: { id: tenant.id }, data })
		await Promise.all([listening.ended, visitor.ended])
	})

	it("makes room for a reader's newest, and tells no one else's", async () => {
		const { slug, session, token, id } = await makeWaiting()
		const streams: Awaited<ReturnType<typeof visitorStream>>[] = []
		for (let count = 0; count < 4; count++) streams.push(await visitorStream(url, slug, session))
		await streams[0]?.ended
		const other = await makeWaiting()
		const stranger = await visitorStream(url, other.slug, other.session)
		await stranger.next()
		await desk(url, token, id).take()
		const newest = streams[3]
		expect(await newest?.until(({ state }) => state === "taken")).toBeTruthy()
		await desk(url, other.token, other.id).take()
		expect(await stranger.next()).toMatchObject({ state: "taken", messages: [] })
		for (const stream of [...streams, stranger]) stream.leave()
	})

	it("says nothing of another session's conversation", async () => {
		const { slug, session, token, id } = await makeWaiting()
		await desk(url, token, id).take()
		await desk(url, token, id).say("For one alone", randomUUID())
		const params = { tenantSlug: slug }
		const raw = () => new URLSearchParams({ session_id: newSession() })
		const other = await send(url, "POST /api/chatbot/{tenantSlug}/person/live", { params, raw: raw() })
		expect(other.body).toEqual({ state: null, messages: [], position: 0 })
		expect((await history(url, slug, session)).body.messages).toHaveLength(1)
	})
})
