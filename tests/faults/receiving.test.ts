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
import { answerTo, type OpenUpload, openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** The connections that one address may have: an eighth of what one process accepts. */
const SHARE = 20
const MB = 1024 * 1024

let world: World
let server: TestServer
const random = new Random(1)
const take = () => makeTake(random, { padding: MB })

beforeAll(async () => {
	world = await buildWorld({
		extra: { TRUST_PROXY_HOPS: "1", UPLOAD_CONNECTIONS: String(8 * SHARE), UPLOAD_DISK_MB: "2048" },
	})
	server = await world.start()
})
afterAll(() => world.end())

const spooled = (count: number) =>
	eventually(`${count} files in the spool`, async () => (await spoolFiles()).length === count)

async function open(tenantSlug: string, from: string, announced?: number): Promise<OpenUpload> {
	return openUpload(server.url, tenantSlug, await take(), { from, announced })
}

/** Sends a complete upload. */
async function sendFrom(tenantSlug: string, from: string) {
	const upload = await open(tenantSlug, from)
	upload.finish()
	return answerTo(upload)
}

describe("one address that sends very slowly", () => {
	it("fills its own eighth and blocks no other address, and its uploads succeed in the end", async () => {
		const { slug } = await makeTenant()
		const slow = await Promise.all(Array.from({ length: SHARE }, () => open(slug, "192.0.2.1")))
		await spooled(SHARE)

		const refused = await sendFrom(slug, "192.0.2.1")
		expectRefusal(refused, 503)
		expect(refused.retryAfter).toBe(5)
		expect(refused.text).toContain("from your network")
		// The refused upload left no file.
		expect(await spoolFiles()).toHaveLength(SHARE)

		const others = Array.from({ length: 2 * SHARE }, (_, index) => `198.51.100.${index % 4}`)
		const answers = await Promise.all(others.map((address) => sendFrom(slug, address)))
		expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))

		for (const upload of slow) upload.finish()
		for (const upload of slow) expect(await upload.answer).toMatchObject({ status: 200 })
		expect(await db().submission.count({ where: { tenant: { slug } } })).toBe(3 * SHARE)
		expect(await spoolFiles()).toEqual([])
	})

	it("counts as one network, however many addresses an IPv6 connection has", async () => {
		const { slug } = await makeTenant()
		const addresses = Array.from({ length: SHARE }, (_, index) => `2001:db8:0:1::${index + 1}`)
		const slow = await Promise.all(addresses.map((address) => open(slug, address)))
		await spooled(SHARE)
		expectRefusal(await sendFrom(slug, "2001:db8:0:1:ffff::1"), 503)
		expect(await sendFrom(slug, "2001:db8:0:2::1")).toMatchObject({ status: 200 })
		for (const upload of slow) upload.disconnect()
		await spooled(0)
	})

	it("may announce an eighth of the disk and no more, however much of it has been sent", async () => {
		const { slug } = await makeTenant()
		const large = await open(slug, "192.0.2.1", 200 * MB)
		await spooled(1)
		const second = await open(slug, "192.0.2.1", 200 * MB)
		expectRefusal(await answerTo(second), 503)
		second.disconnect()
		expect(await sendFrom(slug, "192.0.2.1")).toMatchObject({ status: 200 })
		const other = await open(slug, "192.0.2.2", 200 * MB)
		await spooled(2)
		for (const upload of [large, other]) upload.disconnect()
		await spooled(0)
	})
})

describe("an upload in pieces", () => {
	it("shares that limit with the forms, and asking about its offset does not count", async () => {
		const { slug: tenantSlug } = await makeTenant()
		const from = "127.0.0.1"
		const uploadId = await beginUpload(server.url, { tenantSlug, length: 500_000 })
		const at = { tenantSlug, uploadId }
		const forms = await Promise.all(Array.from({ length: SHARE - 1 }, () => open(tenantSlug, from)))
		const patch = openPatch(server.url, at, 0, random.bytes(500_000))
		patch.send(300_000)
		await spooled(SHARE)
		const other = { tenantSlug, uploadId: await beginUpload(server.url, { tenantSlug, length: 9 }) }
		expectRefusal(await sendBytes(server.url, other, 0, random.bytes(9)), 503)
		expectRefusal(await sendFrom(tenantSlug, from), 503)
		// The question ends the silent request, which frees its place.
		expect((await askOffset(server.url, at)).headers.get("upload-offset")).toBe("300000")
		expect((await sendBytes(server.url, other, 0, random.bytes(9))).status).toBe(204)
		patch.disconnect()
		for (const form of forms) form.disconnect()
		await spooled(0)
		for (const id of [uploadId, other.uploadId])
			await terminateUpload((await db().upload.findUniqueOrThrow({ where: { id } })).tenantId, id)
	})
})

describe("a client that disconnects during its upload", () => {
	it("leaves nothing, and frees its place and key for the next one", async () => {
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
