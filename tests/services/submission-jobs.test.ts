import { readFile } from "node:fs/promises"
import path from "node:path"
import { Readable } from "node:stream"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { closeDb, db } from "@/lib/db/client"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { type JobHandlers, QUEUE_NAMES } from "@/lib/jobs/queues"
import { spoolStream } from "@/lib/storage/spool"
import { acceptSubmission } from "@/lib/submissions/receive/mutations"
import { findVisitedTenant } from "@/lib/tenants/queries"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { GOOD_FORM } from "../support/submit"

const VIDEO = path.join(import.meta.dirname, "../fixtures/chrome-vp8-opus.webm")

let database: OwnDatabase

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
})
afterAll(async () => {
	vi.useRealTimers()
	await stopQueue()
	await closeDb()
	await database.stop()
})

it("are looked for as soon as the last sender is done, not at the queue's next look", async () => {
	await db().tenant.create({ data: { name: "Bakery", slug: "bakery", notifyEmail: "owner@example.com" } })
	const tenant = await findVisitedTenant("bakery")
	const bytes = await readFile(VIDEO)
	const submit = async (received: Promise<unknown>) =>
		acceptSubmission({
			tenant,
			address: "192.0.2.1",
			userAgent: "test",
			idempotencyKey: null,
			bytes: bytes.length,
			async receive() {
				await received
				const video = await spoolStream(Readable.from([bytes]), { maxBytes: bytes.length })
				return { fields: new Map(Object.entries(GOOD_FORM)), files: { video }, discard: video.discard }
			},
		})
	// The queue never looks by itself.
	vi.useFakeTimers({ toFake: ["setInterval"] })
	const repaired: string[] = []
	let bothRepaired = () => {}
	const both = new Promise<void>((resolve) => {
		bothRepaired = resolve
	})
	// Nor do recurring jobs make it look when they end.
	const none: JobHandlers = { ...IDLE_HANDLERS }
	for (const name of QUEUE_NAMES) none[name] = undefined
	startQueue({
		...none,
		"repair-video": async ({ submissionId }) => {
			repaired.push(submissionId)
			if (repaired.length === 2) bothRepaired()
		},
	})
	let arrive = () => {}
	const last = submit(
		new Promise<void>((resolve) => {
			arrive = resolve
		}),
	)
	const first = await submit(Promise.resolve())
	arrive()
	const ids = [first, await last]
	await both
	expect(repaired.toSorted()).toEqual(ids.toSorted())
})
