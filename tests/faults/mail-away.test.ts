import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { fixture, makeTenant } from "../support/factories"
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
			Array.from({ length: 3 }, () => timed(() => submit(server.url, tenant.slug, { video }))),
		)
		const slack = await slackMs(server.url)
		for (const answer of sent) {
			expect(answer.status).toBe(200)
			expect(answer.ms).toBeLessThan(2_000 + slack)
		}
		const deliveries = () => db().mailDelivery.findMany({ where: { tenantId: tenant.id } })
		await eventually("the delivery log to name the failure", async () => {
			const rows = await deliveries()
			return rows.length === 3 && rows.every(({ lastError }) => lastError)
		})
		world.smtp.setMode("accept")
		// Instead of the minute until the next attempt; only what is not being worked on.
		await db().job.updateMany({ where: { queue: "deliver-mail", holder: null }, data: { runAt: new Date() } })
		await eventually("all of them sent", async () => (await deliveries()).every(({ status }) => status === "sent"))
		const received = world.smtp.received.filter(({ to }) => to.includes(tenant.notifyEmail))
		expect(new Set(received.map(({ parsed }) => parsed.messageId)).size).toBe(3)
		expect(received).toHaveLength(3)
	})
})
