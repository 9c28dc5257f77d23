import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, giveMailbox, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer
let video: Buffer

beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
	world = await buildWorld({ mail: "smtp" })
	server = await world.start()
	// The first request of a new server loads its code.
	await submit(server.url, (await makeTenant()).slug, { video })
})
afterAll(() => world.end())

const deliveriesOf = (tenantId: string) => db().mailDelivery.findMany({ where: { tenantId } })
const settingsOf = async (token: string) => (await send(server.url, "GET /api/admin/tenant-settings", { token })).body

describe.each([
	["refuse-auth", 502, "Username and Password not accepted"],
	["refuse-recipient", 502, "No such user here"],
	["later", 502, "Try again later"],
	["drop", 502, ""],
	["stall", 504, "The mail server didn't answer in time."],
] as const)("a failing mail server: %s", (mode, status, words) => {
	/**
	 * Refused mail is not retried, and the platform's server asks for no password, so only temporary trouble recovers.
	 */
	const passes = !mode.startsWith("refuse")
	/** A tenant with its own mailbox. */
	let own: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	/** A tenant that uses the platform's mailbox. */
	let served: Awaited<ReturnType<typeof makeTenant>>
	let during: Awaited<ReturnType<typeof whileItFails>>

	/** Records what finishes in which order. */
	async function whileItFails() {
		const order: string[] = []
		const noted = async <T>(what: string, work: Promise<T>) => {
			const result = await work
			order.push(what)
			return result
		}
		const { token } = own
		const [tests, reads, submissions] = await Promise.all([
			Promise.all(
				[1, 2, 3, 4].map(() => noted("test email", send(server.url, "POST /api/admin/test-email", { token }))),
			),
			Promise.all(
				[1, 2, 3].map(() => noted("settings", send(server.url, "GET /api/admin/tenant-settings", { token }))),
			),
			Promise.all((passes ? [1, 2] : []).map(() => noted("submission", submit(server.url, served.slug, { video })))),
		])
		// A notification and the customer's receipt for each.
		await eventually("the delivery log to name the failures", async () => {
			const rows = await deliveriesOf(served.id)
			return rows.length === 2 * submissions.length && rows.every(({ lastError }) => lastError)
		})
		return { order, tests, reads, submissions }
	}

	// Runs them at the same time, because the longest part is waiting for a silent server.
	beforeAll(async () => {
		own = await makeTenantWithAdmin()
		await giveMailbox(own.tenant.id)
		served = await makeTenant()
		world.smtp.setMode(mode)
		during = await whileItFails().finally(() => world.smtp.setMode("accept"))
	})

	it("is reported by the test email and in the log", async () => {
		for (const answer of during.tests) {
			expect(answer.status).toBe(status)
			expect(answer.refusal.detail).toContain(words)
		}
		const { token } = own
		expect((await send(server.url, "POST /api/admin/test-email", { token })).status).toBe(200)
		const { body } = await send(server.url, "GET /api/admin/mail-deliveries", { token })
		expect(body.deliveries.map(({ status }) => status)).toEqual(["sent", ...Array.from({ length: 4 }, () => "failed")])
		expect((await settingsOf(token)).email_error).toBeNull()
	})

	it("affects nothing else", () => {
		for (const answer of [...during.reads, ...during.submissions]) expect(answer.status).toBe(200)
		// The order proves that nothing waited for the mails only if the mails take their time.
		if (mode === "stall") expect(during.order.slice(-4)).toEqual(Array.from({ length: 4 }, () => "test email"))
	})

	if (!passes) return
	it("causes no loss: each submission is mailed once when the server is back", async () => {
		// Makes the next attempt due now instead of in a minute, except for jobs in progress.
		await db().job.updateMany({ where: { queue: "deliver-mail", holder: null }, data: { runAt: new Date() } })
		const all = async () => (await deliveriesOf(served.id)).every(({ status }) => status === "sent")
		await eventually("all of them sent", all)
		const names = new Set((await deliveriesOf(served.id)).map(({ id }) => id))
		const received = world.smtp.received.filter(({ parsed }) => names.has(parsed.messageId?.slice(1, 37) ?? ""))
		expect(new Set(received.map(({ parsed }) => parsed.messageId)).size).toBe(4)
		expect(received).toHaveLength(4)
	})
})

describe("a tenant's mailbox", () => {
	it("with wrong credentials stops a notification at once and shows in the settings, but the customer does not notice", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		world.smtp.setMode("refuse-auth")
		expect((await submit(server.url, tenant.slug, { video })).status).toBe(200)
		const email_error = await eventually("the settings to say so", async () => (await settingsOf(token)).email_error)
		expect(email_error).toContain("Username and Password not accepted")
		// The customer's receipt may have been refused first.
		const delivery = await eventually("the notification to be tried", async () => {
			const where = { tenantId: tenant.id, kind: "submission.received", transport: { not: null } }
			return (await db().mailDelivery.findFirst({ where })) ?? undefined
		})
		expect(delivery).toMatchObject({ status: "failed", attempts: 1, transport: "gmail", lastError: email_error })
		world.smtp.setMode("accept")
		const params = { id: delivery.id }
		await eventually("its job to be gone", async () => {
			const data = { equals: { deliveryId: params.id } }
			return (await db().job.count({ where: { queue: "deliver-mail", data } })) === 0
		})
		expect((await send(server.url, "POST /api/admin/mail-delivery/{id}/send-again", { token, params })).status).toBe(
			200,
		)
		await eventually("the notification", () => world.smtp.received.some(({ to }) => to.includes(tenant.notifyEmail)))
		await eventually("the settings to be content", async () => (await settingsOf(token)).email_error === null)
	})

	it("with a temporary failure is tried again, and shows no error", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		world.smtp.setMode("later")
		expect((await submit(server.url, tenant.slug, { video })).status).toBe(200)
		const noted = () => db().mailDelivery.findFirst({ where: { tenantId: tenant.id, lastError: { not: null } } })
		expect(await eventually("the first attempt", async () => (await noted()) ?? undefined)).toMatchObject({
			status: "queued",
			attempts: 1,
			lastError: expect.stringContaining("Try again later"),
		})
		expect((await settingsOf(token)).email_error).toBeNull()
		world.smtp.setMode("accept")
	})
})
