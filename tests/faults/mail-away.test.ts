import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, giveMailbox, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import type { SmtpMode } from "../support/smtp-server"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"
import { slackMs, timed } from "./support/recovery"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer
let video: Buffer

beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
	world = await buildWorld({ mail: "smtp" })
	server = await world.start()
	// The first request of a fresh server loads its code.
	await submit(server.url, (await makeTenant()).slug, { video })
})
afterAll(() => world.end())

const MODES: SmtpMode[] = ["later", "drop", "stall"]

describe("a mail server that does not do its work", () => {
	it.each(MODES)("%s: submissions do not notice, and each is mailed once when it is back", async (mode) => {
		const tenant = await makeTenant()
		world.smtp.setMode(mode)
		const sent = await Promise.all(
			Array.from({ length: 2 }, () => timed(() => submit(server.url, tenant.slug, { video }))),
		)
		const slack = await slackMs(server.url)
		for (const answer of sent) {
			expect(answer.status).toBe(200)
			expect(answer.ms).toBeLessThan(2_000 + slack)
		}
		const deliveries = () => db().mailDelivery.findMany({ where: { tenantId: tenant.id } })
		await eventually("the delivery log to name the failure", async () => {
			const rows = await deliveries()
			return rows.length === 4 && rows.every(({ lastError }) => lastError)
		})
		world.smtp.setMode("accept")
		// Instead of the minute until the next attempt; only what is not being worked on.
		await db().job.updateMany({ where: { queue: "deliver-mail", holder: null }, data: { runAt: new Date() } })
		await eventually("all of them sent", async () => (await deliveries()).every(({ status }) => status === "sent"))
		// A notification and the customer's receipt for each.
		const names = new Set((await deliveries()).map(({ id }) => id))
		const received = world.smtp.received.filter(({ parsed }) => names.has(parsed.messageId?.slice(1, 37) ?? ""))
		expect(new Set(received.map(({ parsed }) => parsed.messageId)).size).toBe(4)
		expect(received).toHaveLength(4)
	})
})

describe("a tenant's mail provider that does not do its work", () => {
	const settingsOf = async (token: string) => (await send(server.url, "GET /api/admin/tenant-settings", { token })).body

	it.each([
		["refuse-auth", 502, "Username and Password not accepted"],
		["refuse-recipient", 502, "No such user here"],
		["later", 502, "Try again later"],
		["drop", 502, ""],
		["stall", 504, "The mail server did not answer in time."],
	] as const)("%s: the test email says so in time, and nothing else notices", async (mode, status, words) => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		world.smtp.setMode(mode)
		const slack = await slackMs(server.url)
		const tests = Promise.all(
			Array.from({ length: 4 }, () => timed(() => send(server.url, "POST /api/admin/test-email", { token }))),
		)
		for (let at = 0; at < 5; at++) {
			const read = await timed(() => send(server.url, "GET /api/admin/tenant-settings", { token }))
			expect(read.status).toBe(200)
			expect(read.ms).toBeLessThan(1_000 + slack)
		}
		for (const answer of await tests) {
			expect(answer.status).toBe(status)
			expect(answer.refusal.detail).toContain(words)
			expect(answer.ms).toBeLessThan(10_000 + slack)
		}
		world.smtp.setMode("accept")
		const { status: again } = await send(server.url, "POST /api/admin/test-email", { token })
		expect(again).toBe(200)
		const { body } = await send(server.url, "GET /api/admin/mail-deliveries", { token })
		expect(body.deliveries.map(({ status }) => status)).toEqual(["sent", ...Array.from({ length: 4 }, () => "failed")])
		expect((await settingsOf(token)).email_error).toBeNull()
	})

	it("wrong credentials stop a notification at once and show in the settings; the customer does not notice", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		await giveMailbox(tenant.id)
		world.smtp.setMode("refuse-auth")
		expect((await submit(server.url, tenant.slug, { video })).status).toBe(200)
		const email_error = await eventually("the settings to say so", async () => (await settingsOf(token)).email_error)
		expect(email_error).toContain("Username and Password not accepted")
		// The customer's receipt may have been the first to be refused.
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

	it("passing trouble is tried again, and is not the mailbox's fault", async () => {
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
