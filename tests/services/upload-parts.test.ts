import { randomBytes, randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, db } from "@/lib/db/client"
import { spoolStream } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { createUpload, deleteExpiredUploads, storePart, terminateUpload } from "@/lib/submissions/uploads/mutations"
import { findOpenUpload } from "@/lib/submissions/uploads/queries"
import { makeTenant } from "../support/factories"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

let database: OwnDatabase
let tenantId: string

beforeAll(async () => {
	database = await startOwnDatabase()
	giveEnvironment(database)
	tenantId = (await makeTenant()).id
})
afterAll(async () => {
	await closeDb()
	await database.stop()
})

async function begin(length: number) {
	const id = randomUUID()
	await createUpload({ id, tenantId, address: "203.0.113.1", length, metadata: null })
	return findOpenUpload(tenantId, id)
}
const spooled = (bytes: Uint8Array) =>
	spoolStream(
		(async function* () {
			yield bytes
		})(),
		{ maxBytes: bytes.length },
	)
const refusals = (results: PromiseSettledResult<unknown>[]) =>
	results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []))

describe("parts of an upload", () => {
	it("are stored once per offset, without any lock, and the others leave nothing", async () => {
		const upload = await begin(1000)
		const bodies = Array.from({ length: 12 }, () => randomBytes(1000))
		const results = await Promise.allSettled(bodies.map(async (body) => storePart(upload, 0, await spooled(body))))
		expect(refusals(results)).toEqual(Array.from({ length: 11 }, () => "conflict"))
		const winner = bodies[results.findIndex(({ status }) => status === "fulfilled")]
		const [part, ...more] = await db().uploadPart.findMany({ where: { uploadId: upload.id } })
		expect(more).toEqual([])
		const stored: Uint8Array[] = []
		for await (const chunk of await storage().read(part?.objectKey ?? "")) stored.push(chunk)
		expect(Buffer.concat(stored)).toEqual(winner)
		await expect.poll(() => db().reclaimableObject.count()).toBe(0)
	})

	it("are refused once the upload was terminated, has expired, or has another offset", async () => {
		const [ended, expired, other] = [await begin(10), await begin(10), await begin(10)]
		await terminateUpload(tenantId, ended.id)
		await db().upload.update({ where: { id: expired.id }, data: { expiresAt: new Date() } })
		const results = await Promise.allSettled([
			storePart(ended, 0, await spooled(randomBytes(5))),
			storePart(expired, 0, await spooled(randomBytes(5))),
			storePart(other, 5, await spooled(randomBytes(5))),
		])
		expect(refusals(results)).toEqual(["conflict", "conflict", "conflict"])
		await expect.poll(() => db().reclaimableObject.count()).toBe(0)
	})

	it("each give the upload another day", async () => {
		const upload = await begin(10)
		const soon = new Date(Date.now() + 3_600_000)
		await db().upload.update({ where: { id: upload.id }, data: { expiresAt: soon } })
		const until = await storePart(upload, 0, await spooled(randomBytes(5)))
		expect(until.getTime() - soon.getTime()).toBeGreaterThan(22 * 3_600_000)
		expect((await findOpenUpload(tenantId, upload.id)).expiresAt).toEqual(until)
		await terminateUpload(tenantId, upload.id)
	})

	it("are removed with an abandoned upload", async () => {
		const upload = await begin(10)
		await storePart(upload, 0, await spooled(randomBytes(5)))
		const [part] = await db().uploadPart.findMany({ where: { uploadId: upload.id } })
		expect(await deleteExpiredUploads(new Date(Date.now() + 23.9 * 3600 * 1000))).toBe(1)
		expect(await db().upload.count({ where: { id: upload.id } })).toBe(1)
		expect(await deleteExpiredUploads(new Date(Date.now() + 24.1 * 3600 * 1000))).toBeGreaterThan(0)
		expect(await db().upload.count()).toBe(0)
		expect(await db().reclaimableObject.count({ where: { key: part?.objectKey } })).toBe(1)
	})
})
