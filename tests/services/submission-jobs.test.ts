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
import { makeSubmission, makeTenant } from "../support/factories"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { GOOD_FORM } from "../support/submit"

/** Stored files of the version that served them as they were received. */
const CLEAN_COPIES = path.join(import.meta.dirname, "../../prisma/migrations/20261126160000_clean_copies/migration.sql")
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

it("wait, after the upgrade, for each stored video that was served as received, and for no other", async () => {
	const { id: tenantId } = await makeTenant()
	const stored = async (playback: { state: "ready" | "failed" | "processing"; videoKey?: string; error?: string }) =>
		(await makeSubmission({ tenantId, playback: { create: playback } })).id
	const asReceived = await stored({ state: "ready" })
	const failed = await stored({ state: "failed", error: "The video could not be read." })
	const copied = await stored({ state: "ready", videoKey: "submissions/a/b/copy.webm" })
	const underWay = await stored({ state: "processing" })
	const [queues = ""] = (await readFile(CLEAN_COPIES, "utf8")).split(";")
	await db().$executeRawUnsafe(queues)
	const rows = await db().playback.findMany({ where: { submission: { tenantId } } })
	expect(Object.fromEntries(rows.map(({ submissionId, state, error }) => [submissionId, [state, error]]))).toEqual({
		[asReceived]: ["waiting", null],
		[failed]: ["waiting", null],
		[copied]: ["ready", null],
		[underWay]: ["processing", null],
	})
})
