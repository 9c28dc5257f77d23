import { createHash, randomBytes } from "node:crypto"
import { stat } from "node:fs/promises"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { deleteExpiredUploads } from "@/lib/submissions/uploads/mutations"
import { PART_BYTES } from "@/lib/submissions/uploads/schema"
import { fixture, makeTenant } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import type { TestServer } from "../support/server"
import { type At, askOffset, beginUpload, sendBytes, submitUpload } from "../support/uploads"
import { eventually } from "../support/worker-process"
import { padded } from "./support/make-take"
import { type OpenPatch, openPatch } from "./support/open-patch"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** Two hosts on one database and one bucket. A phone may reach either. */
let world: World
let a: TestServer
let b: TestServer
let tenantSlug: string
let video: Buffer

beforeAll(async () => {
	world = await buildWorld({ storage: "s3", extra: { LIMIT_UPLOAD_ADDRESS: "1000/60" } })
	;[a, b] = await Promise.all([world.start(), world.start()])
	tenantSlug = (await makeTenant()).slug
	video = await fixture("chrome-vp9-opus.webm")
})
afterAll(() => world.end())

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
/** A recording with so many extra bytes, which make it unique. */
const take = (padding: number) => padded(video, "video/webm", randomBytes(padding))
const begin = async (length: number): Promise<At> => ({
	tenantSlug,
	uploadId: await beginUpload(b.url, { tenantSlug, length }),
})
const storedOffset = async ({ uploadId }: At) =>
	(await db().upload.findUniqueOrThrow({ where: { id: uploadId } })).offset
async function offsetAt(server: TestServer, at: At): Promise<number> {
	const answer = await askOffset(server.url, at)
	expect(answer.status).toBe(200)
	return Number(answer.headers.get("upload-offset"))
}

/** An upload at host A with 300,000 bytes on their way to its disk: enough to fill its first buffer. */
async function openSpooled(at: At, bytes: Buffer): Promise<OpenPatch> {
	const before = new Set(await spoolFiles())
	const patch = openPatch(a.url, at, 0, bytes)
	patch.send(300_000)
	await eventually("the bytes to be there", async () => {
		const names = (await spoolFiles()).filter((name) => !before.has(name))
		const sizes = names.map((name) =>
			stat(path.join(world.dataDir, "tmp", name)).then(
				({ size }) => size,
				() => 0,
			),
		)
		return (await Promise.all(sizes)).some((size) => size >= 256 * 1024)
	})
	return patch
}

async function expectSubmitted(server: TestServer, at: At, bytes: Buffer): Promise<void> {
	const answer = await submitUpload(server.url, at)
	expect(answer.status).toBe(200)
	const row = await db().submission.findUniqueOrThrow({ where: { id: answer.body.submission_id } })
	expect(row.sha256).toBe(sha256(bytes))
	const hash = createHash("sha256")
	for await (const chunk of await storage().read(row.videoKey ?? "")) hash.update(chunk)
	expect(hash.digest("hex")).toBe(row.sha256)
	expect(await db().submission.count({ where: { sha256: row.sha256 } })).toBe(1)
}

describe("an interrupted upload", () => {
	it("keeps what arrived before the connection broke, and resumes at another host", async () => {
		const bytes = take(1_000_000)
		const at = await begin(bytes.length)
		const patch = await openSpooled(at, bytes)
		patch.disconnect()
		const offset = await eventually("them to be kept", () => storedOffset(at))
		expect(offset).toBeGreaterThan(0)
		expect(await offsetAt(b, at)).toBe(offset)
		expect((await sendBytes(b.url, at, offset, bytes.subarray(offset))).status).toBe(204)
		await expectSubmitted(a, at, bytes)
	})

	it("does not wait for its own dead request, also at another host", async () => {
		const bytes = take(1_000_000)
		const at = await begin(bytes.length)
		const dead = await openSpooled(at, bytes)
		const offset = await offsetAt(b, at)
		expect(offset).toBe(300_000)
		// The question ended it. The guard against silent requests would have answered 408.
		expect(await dead.answer).toEqual({ status: 204, offset })
		dead.disconnect()
		expect((await sendBytes(b.url, at, offset, bytes.subarray(offset))).status).toBe(204)
		await expectSubmitted(b, at, bytes)
	})

	it("loses at most its last part when the server is killed, and waits for no stale lock", async () => {
		const bytes = take(2 * PART_BYTES)
		const at = await begin(bytes.length)
		const patch = openPatch(a.url, at, 0, bytes)
		patch.send(PART_BYTES + 1_000_000)
		const kept = await eventually("a part to be stored", () => storedOffset(at))
		expect(kept).toBeGreaterThanOrEqual(PART_BYTES)
		await a.kill9()
		expect(await patch.answer).toBe("cut")
		const offset = await offsetAt(b, at)
		expect(offset).toBe(kept)
		a = await world.start()
		expect((await sendBytes(a.url, at, offset, bytes.subarray(offset))).status).toBe(204)
		await expectSubmitted(b, at, bytes)
	})
})

describe("many requests for the same upload at once", () => {
	it("write each byte once: exactly one of twenty over two hosts succeeds", async () => {
		const size = 300_000
		const at = await begin(size)
		const bodies = Array.from({ length: 20 }, () => take(size).subarray(0, size - 8))
		const whole = bodies.map((body, index) => Buffer.concat([body, Buffer.alloc(8, index)]))
		const answers = await Promise.all(whole.map((bytes, index) => sendBytes((index % 2 ? a : b).url, at, 0, bytes)))
		const statuses = answers.map(({ status }) => status)
		expect(statuses.filter((status) => status === 204)).toHaveLength(1)
		expect(statuses.filter((status) => status === 409)).toHaveLength(19)
		const winner = whole[statuses.indexOf(204)] ?? Buffer.alloc(0)
		// On a busy machine the other requests may have ended this one early. Then it resumes.
		const offset = await offsetAt(a, at)
		expect(Number(answers[statuses.indexOf(204)]?.headers.get("upload-offset"))).toBe(offset)
		expect((await sendBytes(b.url, at, offset, winner.subarray(offset))).status).toBe(204)
		await expectSubmitted(b, at, winner)
	})

	it("are kept apart by the offset even if the lock was lost", async () => {
		const bytes = take(2_000_000)
		const at = await begin(bytes.length)
		const first = await openSpooled(at, randomBytes(bytes.length))
		const client = new pg.Client({ connectionString: world.environment.DATABASE_URL })
		await client.connect()
		const held = await client.query(
			"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
		)
		await client.end()
		expect(held.rowCount).toBeGreaterThan(0)
		expect((await sendBytes(b.url, at, 0, bytes)).status).toBe(204)
		first.finish()
		expect(await first.answer).toMatchObject({ status: 409 })
		// The lock's connection recovers by itself.
		expect(await offsetAt(a, at)).toBe(bytes.length)
		await expectSubmitted(a, at, bytes)
	})
})

describe("an upload whose server is asked to stop", () => {
	it("ends cleanly, and resumes at the other host", async () => {
		const bytes = take(1_000_000)
		const at = await begin(bytes.length)
		const patch = await openSpooled(at, bytes)
		const stopped = a.stop()
		expect(await patch.answer).toEqual({ status: 204, offset: 300_000 })
		patch.disconnect()
		expect(await stopped).toBe(0)
		expect(await offsetAt(b, at)).toBe(300_000)
		expect((await sendBytes(b.url, at, 300_000, bytes.subarray(300_000))).status).toBe(204)
		await expectSubmitted(b, at, bytes)
	})
})

describe("in the end", () => {
	it("the bucket contains no object without a submission", async () => {
		const left = await begin(2_000_000)
		expect((await sendBytes(b.url, left, 0, randomBytes(1_000_000))).status).toBe(204)
		expect(await deleteExpiredUploads(new Date(Date.now() + 24.5 * 3600 * 1000))).toBeGreaterThan(0)
		const known = await knownKeys()
		await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
		expect(await storedKeys(world)).toEqual(known)
		expect(await db().upload.count()).toBe(0)
		expect(await db().reclaimableObject.count()).toBe(0)
		expect(await spoolFiles()).toEqual([])
	})
})
