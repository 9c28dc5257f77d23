import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb, db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { PER_HOUR_DEFAULT } from "@/lib/submissions/invitations/limits"
import { changePace } from "@/lib/submissions/invitations/mutations"
import { sendDueInvitations } from "@/lib/submissions/invitations/sending-mutations"
import { at, DAY, ENDS, MINUTE, makeInviting } from "../support/inviting"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { startSmtpServer, type TestSmtpServer } from "../support/smtp-server"

let database: OwnDatabase
let smtp: TestSmtpServer

beforeAll(async () => {
	database = await startOwnDatabase()
	smtp = await startSmtpServer()
	giveEnvironment(database)
	Object.assign(env(), { TENANT_SMTP_URL: smtp.url })
})
afterAll(async () => {
	await smtp.stop()
	await closeDb()
	await database.stop()
})
beforeEach(async () => {
	// Another test's reminders would be due on this one's days.
	await db().invitation.deleteMany()
	smtp.setMode("accept")
	smtp.received.length = 0
})

/** Delivers what is queued, as the workers do. */
async function deliver(tenantId: string): Promise<void> {
	const where = { tenantId, status: "queued" } as const
	for (const { id } of await db().mailDelivery.findMany({ where, orderBy: { createdAt: "asc" } })) await deliverMail(id)
}

/** Lets time pass, with the schedule's runs a minute apart. */
async function pass(from: number, to: number, step = MINUTE): Promise<number> {
	let queued = 0
	for (let now = from; now < to; now += step) queued += await sendDueInvitations(at(now))
	return queued
}

const subjects = () => smtp.received.map(({ parsed }) => parsed.subject)

describe("the pace", () => {
	it("is never faster than the mailbox bears, and leaves no one out", async () => {
		const { invite } = await makeInviting()
		await invite(70)
		expect(await pass(0, 60 * MINUTE)).toBe(PER_HOUR_DEFAULT)
		expect(await pass(60 * MINUTE, 120 * MINUTE)).toBe(10)
	})

	it("changes with the next mail", async () => {
		const { scope, actor, invite } = await makeInviting()
		await invite(100)
		expect(await pass(0, 5 * MINUTE)).toBe(5)
		await changePace(scope, actor, 480, at(5 * MINUTE))
		expect(await pass(5 * MINUTE, 10 * MINUTE)).toBe(33)
	})

	it("holds with two hosts at once, and no one is mailed twice", async () => {
		const { tenant, invite, invitations } = await makeInviting()
		await invite(20)
		for (let now = 0; now < 10 * MINUTE; now += 15_000) {
			await Promise.all([1, 2, 3].map(() => sendDueInvitations(at(now))))
		}
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(10)
		expect((await invitations()).filter(({ mailsQueued }) => mailsQueued === 1)).toHaveLength(10)
	})

	it("waits while there is no mailbox, or it refuses its password", async () => {
		const { tenant, invite } = await makeInviting()
		await invite(1)
		await db().tenant.update({ where: { id: tenant.id }, data: { emailError: "535" } })
		expect(await pass(0, 5 * MINUTE)).toBe(0)
		await db().tenant.update({ where: { id: tenant.id }, data: { emailError: null } })
		expect(await pass(5 * MINUTE, 6 * MINUTE)).toBe(1)
		// Removed before the worker came to it: platform mail is not an alternative.
		await db().tenant.update({ where: { id: tenant.id }, data: { emailAppPassword: null } })
		await deliver(tenant.id)
		expect(smtp.received).toEqual([])
		expect(await db().mailDelivery.findFirst({ where: { tenantId: tenant.id } })).toMatchObject({ status: "failed" })
	})
})

describe("an invitation", () => {
	it.each([
		["de", undefined, 'lang="de" dir="ltr"', ["Erinnerung: Hello P0", "Video aufnehmen", "Abmelden", "bittet Sie um"]],
		["en", "ar", 'lang="ar" dir="rtl"', ["تذكير:", "تسجيل فيديو", "إلغاء الاشتراك", "&lang=ar"]],
		["en", undefined, 'lang="en"', ["Reminder: Hello P0", "Record a video", "Unsubscribe"]],
	])("of a business that writes %s is in %s where that is chosen", async (own, chosen, marked, said) => {
		const { tenant, invite } = await makeInviting([1], { languages: [own, "ar"], visitorLanguage: true })
		await invite(1, chosen)
		for (const days of [0, 1]) {
			await pass(days * DAY, days * DAY + MINUTE)
			await deliver(tenant.id)
		}
		const mail = smtp.received[1]?.parsed ?? expect.fail("no reminder")
		for (const sentence of said) expect(`${mail.subject}\n${mail.text}`).toContain(sentence)
		expect(mail.html).toContain(`<html ${marked}>`)
		if (marked !== 'lang="en"') expect(`${mail.subject}${mail.text}`).not.toMatch(/Reminder|Record|Unsubscribe|asking/)
	})

	it("is in no language that the business does not offer", async () => {
		const { invite } = await makeInviting([], { languages: ["en", "de"], visitorLanguage: true })
		await expect(invite(1, "ar")).rejects.toMatchObject({ code: "invalid" })
	})

	it("is only in the business's own language where visitors don't choose one", async () => {
		const { invite } = await makeInviting([], { languages: ["en", "de"], visitorLanguage: false })
		await expect(invite(1, "de")).rejects.toMatchObject({ code: "invalid" })
		await invite(1, "en")
	})

	it("greets by name, can be unsubscribed with one click, and is reminded of on the chosen days", async () => {
		const { tenant, invite, invitations } = await makeInviting()
		await invite(1)
		for (const days of [0, 2, 3, 6, 7, 14, 30]) {
			await pass(days * DAY, days * DAY + MINUTE)
			await deliver(tenant.id)
		}
		expect(subjects()).toEqual(["Hello P0", ...Array(3).fill("Reminder: Hello P0")])
		const [mail] = smtp.received
		const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value
		expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
		expect(header("list-unsubscribe")).toMatch(/^<http.+\/api\/unsubscribe\/[\w.-]+>$/)
		expect(mail?.parsed.text).toContain("Would you, P0?")
		expect(mail?.parsed.text).toMatch(new RegExp(`/${tenant.slug}\\?invite=[\\w-]{43}\\b`))
		const [row] = await invitations()
		expect(row).toMatchObject({ mailsQueued: 4, nextSendAt: null, deliveredAt: expect.any(Date) })
		// The links are secrets of the person's.
		const kept = await db().mailDelivery.findFirstOrThrow({ where: { tenantId: tenant.id } })
		expect(kept).toMatchObject({ html: "", unsubscribeUrl: null })
	})

	it.each(ENDS)("is never followed by another mail once %s", async (how) => {
		const { tenant, invite, end, invitations } = await makeInviting()
		await invite(2)
		await pass(0, 2 * MINUTE)
		await deliver(tenant.id)
		await pass(3 * DAY, 3 * DAY + 1)
		const [first] = await invitations()
		if (!first) return expect.fail("no invitation")
		// A reminder is queued already, and the worker has not come to it.
		const { email } = first
		await end(how, first)
		for (const days of [3, 7, 14]) {
			await pass(days * DAY + MINUTE, days * DAY + 4 * MINUTE)
			await deliver(tenant.id)
		}
		const mailed = (to: string) => smtp.received.filter((mail) => mail.to.includes(to)).length
		expect([mailed(email), mailed(`p1-${tenant.id}@example.com`)]).toEqual([1, 4])
	})

	it("that could not be sent is not followed by reminders, and one on its way is waited for", async () => {
		const { tenant, invite, invitations } = await makeInviting()
		await invite(1)
		await pass(0, 1)
		expect(await pass(3 * DAY, 3 * DAY + MINUTE)).toBe(0)
		smtp.setMode("refuse-recipient")
		await deliver(tenant.id)
		smtp.setMode("accept")
		expect(await pass(4 * DAY, 4 * DAY + MINUTE)).toBe(0)
		expect(await invitations()).toMatchObject([{ nextSendAt: null, mailsQueued: 1 }])
	})
})
