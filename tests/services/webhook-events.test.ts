import { afterAll, beforeAll, expect, it } from "vitest"
import { askForPerson } from "@/lib/chatbot/person/mutations"
import { recordUnanswered } from "@/lib/chatbot/unanswered/mutations"
import { mediaSignatureValid } from "@/lib/crypto/signature"
import { db, transaction } from "@/lib/db/client"
import { recordLead } from "@/lib/privacy/cross-domain-mutations"
import { readWebhooks } from "@/lib/services/metrics/queries"
import { webhookEvent } from "@/lib/services/webhooks/answers"
import { queueWebhooks } from "@/lib/services/webhooks/mutations"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { deleteOldDeliveries } from "@/lib/webhooks/attempt-mutations"
import { EVENT_TYPES, type EventType } from "@/lib/webhooks/event-types"
import { queueTest } from "@/lib/webhooks/mutations"
import { erasePersonsWebhooks } from "@/lib/webhooks/privacy/mutations"
import { makeLead } from "../support/chatbot-rows"
import { makeSubmission, unique } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { letPass, makeEndpoint, verify } from "../support/webhook-receiver"

import { makeShop, startWebhookWorld, type WebhookWorld } from "../support/webhook-shop"

let world: WebhookWorld
beforeAll(async () => {
	world = await startWebhookWorld()
})
afterAll(() => world.stop())

it("tells each endpoint only what it asked for, under one id, and no other business", async () => {
	const one = await makeShop(world, ["lead.created"])
	const { tenantId } = one
	const deaf = await makeEndpoint({ tenantId, url: `${world.receiver.origin}/deaf`, events: ["quiz.started"] })
	const twin = await makeEndpoint({ tenantId, url: `${world.receiver.origin}/twin`, events: ["lead.created"] })
	const stranger = await makeShop(world)
	await makeLead(tenantId)
	const of = (endpointId: string) => db().webhookDelivery.findMany({ where: { endpointId } })
	const [mine, its] = [await one.deliveries(), await of(twin.id)]
	expect(mine.map(({ eventId }) => eventId)).toEqual(its.map(({ eventId }) => eventId))
	expect([await of(deaf.id), await stranger.deliveries()]).toEqual([[], []])
})

it("forgets in the log what is deleted from any table that events are about", async () => {
	const tables = await db().$queryRaw<{ function: string; tables: string[] }[]>`
		SELECT p.proname AS function, array_agg(DISTINCT t.tgrelid::regclass::text ORDER BY t.tgrelid::regclass::text) AS tables
		FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
		WHERE p.proname IN ('tell_webhooks', 'forget_in_webhooks') GROUP BY p.proname ORDER BY p.proname`
	const [forgetting, telling] = tables
	expect(telling?.tables.length).toBeGreaterThan(0)
	expect(forgetting?.tables).toEqual(telling?.tables)
})

it("tells of each event from the change that causes it, in the form that is promised", async () => {
	const { tenantId, slug, run, arrived } = await makeShop(world)
	const { scope } = await resolveVisit(slug, "chatbot", true)
	const testimonial = await makeSubmission({ tenantId, posterKey: "poster" })
	const where = { id: testimonial.id }
	for (const status of ["approved", "rejected"] as const) await db().submission.update({ where, data: { status } })
	// No event: nothing that counts has changed.
	await db().submission.update({ where, data: { name: "Grace" } })
	await run()
	await db().submission.update({ where, data: { status: "pending" } })
	await db().submission.update({ where, data: { status: "rejected", withdrawnAt: new Date() } })
	await run()
	await db().submission.delete({ where })
	const lead = await makeLead(tenantId)
	await db().lead.update({ where: { id: lead.id }, data: { company: "Navy" } })
	await db().lead.update({ where: { id: lead.id }, data: { searchText: "navy" } })
	// A quiz taker's first lead is one event, with what the quiz says of it.
	const scored = { email: "quiz@example.com", name: null, score: 70, quizName: "Q", chatSessionId: null }
	await transaction((tx) => recordLead(tx, scope, scored))
	for (const _time of [1, 2]) await db().$executeRaw(recordUnanswered(scope, "Do you ship to the moon?"))
	await askForPerson(scope, unique(), true, new Date())
	// The business is closed: it is told all the same.
	await askForPerson(scope, unique(), false, new Date())
	const quiz = await makeQuiz({ tenantId })
	const left = { userEmail: "left@example.com", answers: { text: "So far" } }
	const touchedAt = new Date(Date.now() - 2 * 3_600_000)
	const { session: open } = await makeQuizSession(quiz, { ...left, completedAt: null })
	const others = [
		await makeQuizSession(quiz, { ...left, completedAt: null }),
		await makeQuizSession(quiz, { ...left, userEmail: null, completedAt: null }),
		await makeQuizSession(quiz, { ...left, answers: {}, completedAt: null }),
	]
	const quiet = [open.id, ...others.slice(1).map(({ session }) => session.id)]
	await db().quizSession.updateMany({ where: { id: { in: quiet } }, data: { touchedAt } })
	const { session: full } = await makeQuizSession(quiz)
	const { completedAt, percentage, totalScore, maxPossibleScore, leadLevel, timeTakenSeconds, result } = full
	const finished = { completedAt, percentage, totalScore, maxPossibleScore, leadLevel, timeTakenSeconds }
	await db().quizSession.update({ where: { id: others[0]?.session.id }, data: { ...finished, result: result ?? {} } })
	for (const _time of [1, 2]) await queueWebhooks()
	await run()

	const seen = arrived().map(({ event }) => event.type)
	const times = (type: EventType) => seen.filter((one) => one === type).length
	expect(Object.fromEntries(EVENT_TYPES.map((type) => [type, times(type)]))).toEqual({
		"testimonial.submitted": 1,
		"testimonial.approved": 1,
		"testimonial.rejected": 1,
		"testimonial.withdrawn": 1,
		"testimonial.deleted": 1,
		"lead.created": 2,
		"lead.updated": 1,
		"chat.unanswered": 2,
		"chat.needs_person": 2,
		"quiz.started": 5,
		"quiz.completed": 1,
		"quiz.partial": 1,
	})
	for (const { body, event } of arrived()) {
		const read = webhookEvent(event.type).parse(JSON.parse(body))
		expect(read.data.is_deleted).toBe(event.type === "testimonial.deleted")
	}
	const first = (type: EventType) => arrived().find(({ event }) => event.type === type)?.event.data
	expect(first("testimonial.deleted")).toEqual({ id: testimonial.id, is_deleted: true })
	expect(first("quiz.partial")).toMatchObject({ id: open.id, user_email: "left@example.com", completed_at: null })
	expect(first("testimonial.withdrawn")).toMatchObject({ id: testimonial.id, video_url: null, poster_url: null })
	// Anyone with the link can watch it for a day, and not for two.
	for (const name of ["video_url", "poster_url"]) {
		const link = new URL(String(first("testimonial.submitted")?.[name]))
		const [expires, signature] = ["expires", "signature"].map((key) => link.searchParams.get(key) ?? "")
		const parts = { path: link.pathname, version: testimonial.accessVersion, expiresAt: Number(expires) }
		const valid = (hours: number) => mediaSignatureValid(parts, signature ?? "", Date.now() + hours * 3_600_000)
		expect([link.origin, valid(23.9), valid(25)]).toEqual(["http://localhost:3000", true, false])
	}
	expect((await readWebhooks()).map(({ status }) => status)).toContain("sent")
})

it("forgets a person: what waits says only that it is gone, and an answer that comes too late is not kept", async () => {
	const { run, tenantId, path, answer, arrived, deliveries } = await makeShop(world, [
		"lead.created",
		"testimonial.submitted",
	])
	const email = `gone-${unique()}@example.com`
	const erase = async () => {
		await transaction((tx) => erasePersonsWebhooks(tx, tenantId, email))
		await db().lead.deleteMany({ where: { email } })
		await db().submission.deleteMany({ where: { email } })
	}
	answer(204, email)
	await makeSubmission({ tenantId, email })
	await run()
	expect(await deliveries()).toMatchObject([{ aboutEmail: email, body: expect.stringContaining(email) }])
	world.receiver.answers.set(path, (_received, response) => void erase().then(() => response.end(email)))
	const { id: leadId } = await makeLead(tenantId, { email })
	await run()
	const kept = { aboutEmail: null, body: null, responseBody: null, status: "sent" }
	expect(await deliveries()).toMatchObject([kept, kept])

	answer(204)
	const lead = await makeLead(tenantId, { email })
	await erase()
	await run()
	expect(arrived().at(-1)?.event).toMatchObject({ type: "lead.created", data: { id: lead.id, is_deleted: true } })
	expect(leadId).not.toBe(lead.id)
	expect(JSON.stringify(await deliveries(), (_key, value) => (typeof value === "bigint" ? 0 : value))).not.toContain(
		email,
	)
})

it("sends a test once, before all that waits, and lets it judge no endpoint", async () => {
	const { run, tenantId, answer, arrived, deliveries, row, id, secret } = await makeShop(world)
	answer(500)
	await makeLead(tenantId)
	await run()
	const before = await row()
	for (const type of EVENT_TYPES) await transaction((tx) => queueTest(tx, id, type))
	await run()
	const tests = arrived().slice(1, EVENT_TYPES.length + 1)
	expect(tests.map(({ event }) => event.type).sort()).toEqual([...EVENT_TYPES].sort())
	for (const test of tests) {
		verify(test, secret)
		expect(webhookEvent(test.event.type).parse(JSON.parse(test.body)).is_test).toBe(true)
	}
	expect((await deliveries()).slice(1).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
		EVENT_TYPES.map(() => "failed 1"),
	)
	expect((await row()).failingSince).toEqual(before.failingSince)
})

it("finds what has no job, and keeps the log for 30 days", async () => {
	const { run, tenantId, id, deliveries } = await makeShop(world)
	await makeLead(tenantId)
	await db().job.deleteMany({ where: { data: { equals: { endpointId: id } } } })
	await letPass(id, 0.05)
	await queueWebhooks()
	await run()
	expect(await deliveries()).toMatchObject([{ status: "sent" }])
	const day = 86_400_000
	await deleteOldDeliveries(new Date(Date.now() + 29 * day))
	expect(await deliveries()).toHaveLength(1)
	await deleteOldDeliveries(new Date(Date.now() + 31 * day))
	expect(await deliveries()).toEqual([])
})
