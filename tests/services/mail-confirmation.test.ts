import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { closeDb, db } from "@/lib/db/client"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { tryMailbox } from "@/lib/mail/try-mailbox"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { deliveryOf, MAIL, queueOne } from "../support/outgoing-mail"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { startSmtpServer, type TestSmtpServer } from "../support/smtp-server"
import { eventually } from "../support/worker-process"

let database: OwnDatabase
let smtp: TestSmtpServer

beforeAll(async () => {
	database = await startOwnDatabase()
	smtp = await startSmtpServer()
	giveEnvironment(database, { MAIL_FROM: "Testimonials <post@platform.example>", SMTP_URL: smtp.url })
})

afterAll(async () => {
	await smtp.stop()
	await closeDb()
	await database.stop()
})

beforeEach(() => {
	smtp.setMode("accept")
	smtp.received.length = 0
})

afterEach(async () => {
	vi.useRealTimers()
	await db().job.deleteMany()
})

/** The clock of the product's own waits, which a test advances. The server's waits use the real clock. */
const TURNED = { toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true } satisfies Parameters<
	typeof vi.useFakeTimers
>[0]

describe("a mail that its server has received completely", () => {
	it("waits almost ten minutes for the server's confirmation", async () => {
		const id = await queueOne()
		let answered: (() => void) | undefined
		smtp.holdNext(new Promise<void>((resolve) => (answered = resolve)))
		vi.useFakeTimers(TURNED)
		const delivering = deliverMail(id)
		await smtp.waitFor(1)
		await vi.advanceTimersByTimeAsync(590_000)
		vi.useRealTimers()
		answered?.()
		await delivering
		expect(await deliveryOf(id)).toMatchObject({ status: "sent", attempts: 1 })
		expect(smtp.received).toHaveLength(1)
	})

	it("is given up after ten minutes, sent once more, and never a third time", async () => {
		const id = await queueOne()
		const whileNobodyAnswers = async (copies: number) => {
			smtp.holdNext(new Promise(() => {}))
			vi.useFakeTimers(TURNED)
			const delivering = deliverMail(id).then(
				() => "given up",
				() => "tried again",
			)
			await smtp.waitFor(copies)
			await vi.advanceTimersByTimeAsync(600_000)
			vi.useRealTimers()
			return delivering
		}
		expect(await whileNobodyAnswers(1)).toBe("tried again")
		expect(await deliveryOf(id)).toMatchObject({
			status: "queued",
			lastError: "The mail server didn't answer in time.",
		})
		expect(await whileNobodyAnswers(2)).toBe("given up")
		expect(await deliveryOf(id)).toMatchObject({
			status: "failed",
			attempts: 2,
			lastError: "The mail server accepted this email twice but never confirmed it. It may have arrived.",
		})
		await deliverMail(id)
		expect(smtp.received).toHaveLength(2)
	})

	it("is sent again once, with the same Message-ID, if the server's OK got lost", async () => {
		smtp.setMode("drop-after")
		const id = await queueOne()
		await expect(deliverMail(id)).rejects.toMatchObject({ code: "upstream_failed" })
		await deliverMail(id)
		expect(await deliveryOf(id)).toMatchObject({ status: "failed", attempts: 2 })
		expect(smtp.received).toHaveLength(2)
		expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(1)
	})

	it("does not count as sent if the server refuses its content", async () => {
		const id = await queueOne()
		smtp.setMode("later-after")
		for (let attempt = 1; attempt <= 3; attempt++) {
			await expect(deliverMail(id)).rejects.toThrow("Try again later")
			expect(await deliveryOf(id)).toMatchObject({ status: "queued", attempts: attempt, unconfirmed: 0 })
		}
		smtp.setMode("accept")
		await deliverMail(id)
		expect(await deliveryOf(id)).toMatchObject({ status: "sent" })
	})

	it("is sent at most once more if the process ends while it waits for the confirmation", async () => {
		const id = await queueOne()
		const attempts: Promise<void>[] = []
		const deliver = () => {
			const attempt = deliverMail(id)
			attempts.push(attempt)
			return attempt
		}
		let answered: (() => void) | undefined
		const never = new Promise<void>((resolve) => (answered = resolve))
		for (const copies of [1, 2, 3]) {
			if (copies < 3) smtp.holdNext(never)
			startQueue({ ...IDLE_HANDLERS, "deliver-mail": deliver })
			const seen = ({ unconfirmed, status }: Awaited<ReturnType<typeof deliveryOf>>) =>
				copies < 3 ? unconfirmed === copies : status === "failed"
			await eventually(`attempt ${copies}`, async () => seen(await deliveryOf(id)))
			await stopQueue(50)
			// Ends the lease now instead of waiting ten seconds for it.
			await db().job.updateMany({ data: { holder: null, runAt: new Date(0) } })
		}
		expect(smtp.received).toHaveLength(2)
		answered?.()
		await Promise.all(attempts)
	})

	it("tells the person who asked for a test email the result after nine seconds in all", async () => {
		smtp.holdNext(new Promise(() => {}))
		vi.useFakeTimers(TURNED)
		const tenant = { id: randomUUID(), emailProvider: "gmail", emailAddress: null, emailAppPassword: null }
		const trying = tryMailbox(tenant, MAIL)
		await smtp.waitFor(1)
		await vi.advanceTimersByTimeAsync(9_000)
		vi.useRealTimers()
		expect((await trying).error).toMatchObject({ timedOut: true })
	})
})
