import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { expectRefusal } from "../faults/support/expect-refusal"
import { makeTake } from "../faults/support/make-take"
import { answerTo, openUpload } from "../faults/support/open-upload"
import { Random } from "../faults/support/random"
import { buildWorld, type World } from "../faults/support/world"
import { makeTenant } from "../support/factories"
import { spoolFiles } from "../support/leftovers"
import type { TestServer } from "../support/server"

let world: World
let server: TestServer
const random = new Random(2)

beforeAll(async () => {
	world = await buildWorld({ extra: { UPLOAD_CONNECTIONS: "16" } })
	server = await world.start()
})
afterAll(() => world.end())

describe("an upload on a slow connection", () => {
	it("may take its time at 20 KB a second", async () => {
		const tenant = await makeTenant()
		const sent = await makeTake(random, { padding: 700_000 })
		const upload = openUpload(server.url, tenant.slug, sent, { firstBytes: 20_480 })
		const seconds = Math.floor(sent.body.length / 20_480) - 1
		expect(seconds).toBeGreaterThan(35)
		for (let second = 0; second < seconds; second++) {
			await delay(1000)
			upload.send(20_480)
		}
		upload.finish()
		expect(await upload.answer).toMatchObject({ status: 200 })
	})

	it("is cut off at one byte a second after half a minute, and frees its place and its file", async () => {
		const tenant = await makeTenant()
		const takes = await Promise.all([0, 1].map(() => makeTake(random, { padding: 500_000 })))
		const since = performance.now()
		const uploads = takes.map((sent) => openUpload(server.url, tenant.slug, sent, { firstBytes: 2_000 }))
		const drip = setInterval(() => {
			for (const upload of uploads) upload.send(1)
		}, 1000)
		const answers = await Promise.all(uploads.map(answerTo))
		clearInterval(drip)
		console.info("forms at a byte a second were cut", JSON.stringify({ seconds: (performance.now() - since) / 1000 }))
		for (const answer of answers) expectRefusal(answer, 408)
		expect(await spoolFiles()).toEqual([])
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		// An eighth of sixteen connections is two, and both slots are free at once.
		const next = takes.map((sent) => openUpload(server.url, tenant.slug, sent))
		for (const upload of next) upload.finish()
		for (const upload of next) expect(await upload.answer).toMatchObject({ status: 200 })
	})
})
