import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { leaveLead } from "@/lib/chatbot/leads/mutations"
import { mailLead, mailUnanswered } from "@/lib/chatbot/notices/mutations"
import { ANSWER_WITHIN_MS, askForPerson, storeForPerson } from "@/lib/chatbot/person/mutations"
import { answerVisitor, takeConversation } from "@/lib/chatbot/person/takeover-mutations"
import { endWaiting } from "@/lib/chatbot/person/waiting/mutations"
import { db, openDedicatedClient } from "@/lib/db/client"
import type { AppError } from "@/lib/errors"
import { NOTICES_AN_HOUR } from "@/lib/mail/kinds"
import { queueMail } from "@/lib/mail/queue-mail"
import { mailCompleted } from "@/lib/quizzes/actions/mutations"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { makeLead, makeQuestion } from "../support/chatbot-rows"
import { makeAdmin, makeTenant, unique } from "../support/factories"
import { makeQuiz, makeQuizSession } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

withOwnDatabase()

const START = new Date("2026-11-23T08:00:00Z").getTime()
const after = (ms: number) => new Date(START + ms)

async function makeActor(tenantId: string) {
	const { token } = await makeAdmin({ tenantId })
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("The admin has no session.")
	return { viewer, address: "203.0.113.1" }
}

/** A visitor who asked for a person at the start. */
async function makeWaiting(settings: { mailTranscript?: boolean } = {}, isOpen = true) {
	const tenant = await makeTenant()
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, personEnabled: true, ...settings } })
	const { scope } = await resolveVisit(tenant.slug, "chatbot", true)
	const session = `session-${unique()}`
	await askForPerson(scope, session, isOpen, after(0))
	const conversation = () => db().chatConversation.findFirstOrThrow({ where: { tenantId: tenant.id } })
	const { id } = await conversation()
	const actor = await makeActor(tenant.id)
	return {
		actor,
		tenant,
		scope,
		id,
		state: async () => (await conversation()).personState,
		mails: () => db().mailDelivery.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } }),
		jobs: () => db().job.count({ where: { queue: "deliver-mail" } }),
		take: (at: Date) => takeConversation(scope, actor, id, false, at),
		answer: (text: string, at: Date) => answerVisitor(scope, actor, id, { id: randomUUID(), text }, at),
		write: (content: string, at: Date) =>
			storeForPerson(scope, {
				sessionId: session,
				message: { id: randomUUID(), content, at },
				visitor: null,
				asks: null,
			}),
		leave: (email: string) => leaveLead(scope, session, { email }),
	}
}

it("ends a wait after five minutes and not before, with one transcript, however often and on however many hosts it runs", async () => {
	const visitor = await makeWaiting()
	await visitor.write("Where is my cake?", after(1_000))
	const email = `ada-${unique()}@example.com`
	await visitor.leave(email)
	await endWaiting(after(ANSWER_WITHIN_MS - 1))
	expect([await visitor.state(), (await visitor.mails()).length]).toEqual(["waiting", 0])
	await Promise.all([1, 2, 3].map(() => endWaiting(after(ANSWER_WITHIN_MS))))
	await endWaiting(after(2 * ANSWER_WITHIN_MS))
	expect(await visitor.state()).toBe("missed")
	const mails = await visitor.mails()
	expect(mails).toMatchObject([{ kind: "chat.transcript", toAddress: visitor.tenant.notifyEmail, aboutEmail: email }])
	expect(mails[0]?.text).toMatch(/Visitor: Where is my cake\?/)
	expect(mails[0]?.text).toContain(email)
	// The chatbot has the visitor again.
	expect(await visitor.write("Hello?", after(3 * ANSWER_WITHIN_MS))).toBe(false)
})

it("counts from the first message that no one answered, also after a person took over", async () => {
	const visitor = await makeWaiting()
	await visitor.take(after(60_000))
	await visitor.answer("Hi", after(61_000))
	await endWaiting(after(60 * 60_000))
	expect(await visitor.state()).toBe("taken")
	await visitor.write("One", after(60 * 60_000))
	await visitor.write("Two", after(62 * 60_000))
	await endWaiting(after(64 * 60_000))
	expect(await visitor.state()).toBe("taken")
	await endWaiting(after(65 * 60_000))
	expect([await visitor.state(), (await visitor.mails()).length]).toEqual(["missed", 1])
})

it("mails a second wait of the same conversation as well, and none with the switch off", async () => {
	const visitor = await makeWaiting()
	await endWaiting(after(ANSWER_WITHIN_MS))
	await askForPerson(
		visitor.scope,
		(await db().chatConversation.findUniqueOrThrow({ where: { id: visitor.id } })).sessionId,
		true,
		after(2 * ANSWER_WITHIN_MS),
	)
	await endWaiting(after(3 * ANSWER_WITHIN_MS))
	expect(await visitor.mails()).toHaveLength(2)
	const silent = await makeWaiting({ mailTranscript: false }, false)
	await endWaiting(after(ANSWER_WITHIN_MS))
	expect([await silent.state(), (await silent.mails()).length]).toEqual(["missed", 0])
})

/** Begins each call while the conversation is locked, and not before the one ahead waits. @returns their outcomes. */
async function atOnce(id: string, ...calls: (() => Promise<void>)[]): Promise<string[]> {
	const holder = await openDedicatedClient({ statementTimeoutMs: 10_000, queryTimeoutMs: 10_000 })
	const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
	try {
		await holder.query("BEGIN")
		await holder.query("SELECT 1 FROM chat_conversations WHERE id = $1 FOR UPDATE", [id])
		const begun: Promise<void>[] = []
		for (const call of calls) {
			begun.push(call())
			await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(begun.length)
		}
		await holder.query("COMMIT")
		const ended = await Promise.allSettled(begun)
		return ended.map((one) => (one.status === "fulfilled" ? "done" : (one.reason as AppError).code))
	} finally {
		await holder.end()
	}
}

it("lets one of two admins who take a conversation at once have it", async () => {
	const { tenant, scope, actor, id } = await makeWaiting()
	const other = await makeActor(tenant.id)
	const take = (by: typeof actor) => () => takeConversation(scope, by, id, false, after(1_000))
	expect(await atOnce(id, take(actor), take(other))).toEqual(["done", "conflict"])
})

it("refuses the answer of an admin from whom another is just taking the conversation", async () => {
	const { tenant, scope, id, take, answer } = await makeWaiting()
	await take(after(1_000))
	const other = await makeActor(tenant.id)
	const takeOver = () => takeConversation(scope, other, id, true, after(2_000))
	expect(await atOnce(id, takeOver, () => answer("Hello", after(2_000)))).toEqual(["done", "conflict"])
	expect(await db().chatMessage.count({ where: { conversationId: id } })).toBe(0)
})

it("tells every process which conversation changed, and nothing of what was said in it", async () => {
	const visitor = await makeWaiting()
	const listener = await openDedicatedClient({ statementTimeoutMs: 10_000, queryTimeoutMs: 10_000 })
	const heard: string[] = []
	listener.on("notification", ({ payload = "" }) => heard.push(payload))
	await listener.query("LISTEN live")
	await visitor.write("My secret question", after(1_000))
	await visitor.take(after(2_000))
	await visitor.answer("My secret answer", after(3_000))
	await visitor.leave("ada@example.com")
	await endWaiting(after(ANSWER_WITHIN_MS))
	// Notifications arrive in the order of their commits, so those before this one are here by then.
	await db().$queryRaw`SELECT pg_notify('live', 'the end')::text`
	await expect.poll(() => heard.at(-1)).toBe("the end")
	await listener.end()
	const told = heard.slice(0, -1)
	expect(told.length).toBeGreaterThanOrEqual(3)
	for (const payload of told) expect(payload).toBe(`${visitor.tenant.id} ${visitor.id}`)
})

it("tells of one event once, however often its job runs", async () => {
	const tenant = await makeTenant()
	const lead = await makeLead(tenant.id)
	const asked = { tenantId: tenant.id, leadId: lead.id, firstQuestion: "Do you ship to Rome?" }
	await db().chatConversation.create({ data: { ...asked, sessionId: `asked-${lead.id}` } })
	const quiz = await makeQuiz({ tenantId: tenant.id })
	const { session } = await makeQuizSession(quiz, { userName: "Ada", percentage: 47.5, completedAt: after(0) })
	const jobs = await db().job.count({ where: { queue: "deliver-mail" } })
	for (let run = 0; run < 3; run++) await Promise.all([mailLead(lead.id), mailLead(lead.id), mailCompleted(session.id)])
	const mails = await db().mailDelivery.findMany({ where: { tenantId: tenant.id }, orderBy: { kind: "asc" } })
	expect(mails.map(({ kind }) => kind)).toEqual(["chat.lead", "quiz.completed"])
	expect(mails[0]?.text).toContain("They asked: “Do you ship to Rome?”")
	expect(mails[1]?.text).toContain("Ada scored 47.5%.")
	expect(await db().job.count({ where: { queue: "deliver-mail" } })).toBe(jobs + 2)
	// Mails without an event are not compared.
	const plain = {
		tenantId: tenant.id,
		kind: "x",
		to: "a@example.com",
		fromName: "A",
		subject: "S",
		text: "T",
		html: "",
	}
	await queueMail(db(), plain)
	await queueMail(db(), plain)
	expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(4)
})

it("bounds what strangers can cause in an hour", async () => {
	const tenant = await makeTenant()
	for (let count = 0; count < NOTICES_AN_HOUR + 2; count++) await mailLead((await makeLead(tenant.id)).id)
	expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(NOTICES_AN_HOUR)
})

it("queues a notice for a new lead alone, and only if the business wants it", async () => {
	const tenant = await makeTenant()
	const { scope } = await resolveVisit(tenant.slug, "chatbot", true)
	const notices = async () => (await db().job.findMany({ where: { queue: "tell-business" } })).length
	const before = await notices()
	await leaveLead(scope, `session-${unique()}`, { email: `a-${unique()}@example.com` })
	expect(await notices()).toBe(before)
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, mailNewLead: true } })
	const email = `b-${unique()}@example.com`
	await leaveLead(scope, `session-${unique()}`, { email })
	await leaveLead(scope, `session-${unique()}`, { email, name: "Ada" })
	expect(await notices()).toBe(before + 1)
})

it("mails unanswered questions once a day, and only if there are new ones", async () => {
	const tenant = await makeTenant()
	await db().chatbotSettings.create({ data: { tenantId: tenant.id, mailUnanswered: true } })
	const digests = () => db().mailDelivery.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
	const now = Date.now() + 60_000
	const later = (hours: number) => new Date(now + hours * 3_600_000)
	await mailUnanswered(later(0))
	expect(await digests()).toHaveLength(0)
	const { question } = await makeQuestion(tenant.id)
	await makeQuestion(tenant.id, "I am ada@example.com, do you ship?")
	await Promise.all([mailUnanswered(later(0)), mailUnanswered(later(0))])
	expect((await digests()).map(({ subject }) => subject)).toEqual(["Your chatbot couldn't answer 2 questions"])
	const [{ text } = { text: "" }] = await digests()
	expect([text.includes(question), text.includes("ada@example.com")]).toEqual([true, false])
	const { id } = await makeQuestion(tenant.id)
	await db().unansweredQuestion.update({ where: { id }, data: { lastAskedAt: later(1) } })
	await mailUnanswered(later(23))
	expect(await digests()).toHaveLength(1)
	await mailUnanswered(later(24))
	await mailUnanswered(later(60))
	expect((await digests()).map(({ subject }) => subject).slice(1)).toEqual(["Your chatbot couldn't answer 1 question"])
})
