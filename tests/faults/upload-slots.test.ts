import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { terminateUpload } from "@/lib/submissions/uploads/mutations"
import { makeTenant } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import type { TestServer } from "../support/server"
import { askOffset, beginUpload, sendBytes } from "../support/uploads"
import { eventually } from "../support/worker-process"
import { expectRefusal } from "./support/expect-refusal"
import { makeTake } from "./support/make-take"
import { openPatch } from "./support/open-patch"
import { answerTo, openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer
const random = new Random(1)
const take = () => makeTake(random, { padding: 1024 * 1024 })

beforeAll(async () => {
	world = await buildWorld({ extra: { UPLOAD_SLOTS: "2" } })
	server = await world.start()
})
afterAll(() => world.end())

const spooled = (count: number) =>
	eventually(`${count} files in the spool`, async () => (await spoolFiles()).length === count)

describe("more uploads than slots", () => {
	it("the next is told to come back, or waits and gets in once one is free", async () => {
		const tenant = await makeTenant()
		const first = openUpload(server.url, tenant.slug, await take())
		const second = openUpload(server.url, tenant.slug, await take())
		await spooled(2)
		const late = await take()
		const third = openUpload(server.url, tenant.slug, late)
		third.finish()
		const refused = await answerTo(third)
		expectRefusal(refused, 503)
		expect(refused.retryAfter).toBe(5)
		// It held no slot, and left nothing.
		expect(await spoolFiles()).toHaveLength(2)

		const again = openUpload(server.url, tenant.slug, late)
		again.finish()
		first.finish()
		expect(await first.answer).toMatchObject({ status: 200 })
		expect(await again.answer).toMatchObject({ status: 200 })
		second.finish()
		expect(await second.answer).toMatchObject({ status: 200 })
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(3)
		expect(await spoolFiles()).toEqual([])
	})
})

describe("an upload in pieces", () => {
	it("shares the slots with the forms, and needs none to be asked about", async () => {
		const { slug: tenantSlug } = await makeTenant()
		const uploadId = await beginUpload(server.url, { tenantSlug, length: 500_000 })
		const at = { tenantSlug, uploadId }
		const form = openUpload(server.url, tenantSlug, await take())
		const patch = openPatch(server.url, at, 0, random.bytes(500_000))
		patch.send(300_000)
		await spooled(2)
		const late = await take()
		const third = openUpload(server.url, tenantSlug, late)
		third.finish()
		const other = await beginUpload(server.url, { tenantSlug, length: 9 })
		const fourth = await sendBytes(server.url, { tenantSlug, uploadId: other }, 0, random.bytes(9))
		expectRefusal(fourth, 503)
		expect(await third.answer).toMatchObject({ status: 503 })
		// The question ends the silent request, and so frees its slot.
		expect((await askOffset(server.url, at)).headers.get("upload-offset")).toBe("300000")
		expect((await sendBytes(server.url, { tenantSlug, uploadId: other }, 0, random.bytes(9))).status).toBe(204)
		patch.disconnect()
		form.finish()
		expect(await form.answer).toMatchObject({ status: 200 })
		for (const id of [uploadId, other])
			await terminateUpload((await db().upload.findUniqueOrThrow({ where: { id } })).tenantId, id)
		expect(await spoolFiles()).toEqual([])
	})
})

describe("a client that goes away in the middle of its upload", () => {
	it("leaves nothing, and its slot and key to the next", async () => {
		const tenant = await makeTenant()
		const before = await knownKeys()
		const takes = await Promise.all([take(), take()])
		for (const sent of takes) {
			const upload = openUpload(server.url, tenant.slug, sent)
			await spooled(1)
			upload.disconnect()
			await spooled(0)
		}
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
		expect(await db().reclaimableObject.count()).toBe(0)
		expect(await storedKeys(world)).toEqual(before)
		await eventually(
			"keys given back",
			async () => (await db().idempotencyKey.count({ where: { submissionId: null } })) === 0,
		)
		const again = takes.map((sent) => openUpload(server.url, tenant.slug, sent))
		for (const upload of again) upload.finish()
		for (const upload of again) expect(await upload.answer).toMatchObject({ status: 200 })
	})
})
