import { createHash, randomBytes } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/reclaim/mutations"
import { deleteExpiredUploads } from "@/lib/submissions/uploads/mutations"
import { padded } from "../faults/support/make-take"
import { openPatch } from "../faults/support/open-patch"
import { Random, runSeed } from "../faults/support/random"
import { storedKeys } from "../faults/support/stored-objects"
import { buildWorld, type World } from "../faults/support/world"
import { fixture, makeTenant } from "../support/factories"
import { spoolFiles } from "../support/leftovers"
import type { TestServer } from "../support/server"
import { type At, askOffset, beginUpload, sendBytes, submitUpload } from "../support/uploads"
import { eventually } from "../support/worker-process"

let world: World
let tenantSlug: string
let video: Buffer
const seed = runSeed()
const random = new Random(seed)

beforeAll(async () => {
	world = await buildWorld({ storage: "s3", extra: { UPLOAD_SLOTS: "4" } })
})
afterAll(() => world.end())

const take = (padding: number) => padded(video, "video/webm", randomBytes(padding))
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

/** Until it is answered: a host that has just been killed, a key or a lock that is still held. */
async function patiently<T>(attempt: () => Promise<T | null>): Promise<T> {
	return eventually("an answer", async () => (await attempt().catch(() => null)) ?? false, 120)
}

describe("uploads in pieces, over hosts that are killed", () => {
	const ROUNDS = 40
	const PHONES = 4

	it("end as one submission each, with the hash of the take", async () => {
		const first = await world.start()
		video = await fixture("chrome-vp9-opus.webm")
		tenantSlug = (await makeTenant()).slug
		const hosts: TestServer[] = [first, await world.start()]
		const anyHost = () => random.pick(hosts).url
		const figures = { seed, kills: 0, cut: 0, resumedAt: [] as number[] }
		const wanted: string[] = []
		let isOver = false

		async function deliver(bytes: Buffer, key: string): Promise<void> {
			const at: At = {
				tenantSlug,
				uploadId: await patiently(() => beginUpload(anyHost(), { tenantSlug, length: bytes.length })),
			}
			const offsetNow = () =>
				patiently(async () => {
					const { status, headers } = await askOffset(anyHost(), at)
					return status === 200 ? Number(headers.get("upload-offset")) : null
				})
			for (let offset = await offsetNow(); offset < bytes.length; offset = await offsetNow()) {
				if (offset > 0) figures.resumedAt.push(offset)
				const patch = openPatch(anyHost(), at, offset, bytes.subarray(offset))
				for (let sent = 0; sent < bytes.length - offset && random.next() > 0.02; sent += 400_000) {
					patch.send(400_000)
					await delay(random.between(0, 60))
				}
				if (random.next() < 0.2) patch.disconnect()
				else patch.finish()
				if ((await patch.answer) === "cut") figures.cut += 1
			}
			await patiently(async () => ((await submitUpload(anyHost(), at, { key })).status === 200 ? true : null))
			wanted.push(sha256(bytes))
		}
		async function phone(number: number): Promise<void> {
			for (let count = 0; !isOver; count++) {
				await deliver(take(random.between(1_000_000, 20_000_000)), `soak-${seed}-${number}-${count}`)
			}
		}
		const phones = Promise.all(Array.from({ length: PHONES }, (_, number) => phone(number)))
		const killing = async () => {
			for (; figures.kills < ROUNDS; figures.kills++) {
				await delay(random.between(200, 4_000))
				const index = random.between(0, 1)
				await hosts[index]?.kill9()
				hosts[index] = await world.start()
			}
		}
		await Promise.race([phones, killing()])
		isOver = true
		await phones
		console.info(JSON.stringify({ ...figures, resumedAt: figures.resumedAt.length, takes: wanted.length }))

		const rows = await db().submission.findMany({ select: { sha256: true, videoKey: true } })
		expect(rows.map((row) => row.sha256).sort()).toEqual(wanted.sort())
		expect(figures.cut).toBeGreaterThan(0)
		expect(figures.resumedAt.length).toBeGreaterThan(0)
		await deleteExpiredUploads(new Date(Date.now() + 25 * 3600 * 1000))
		await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
		expect(await storedKeys(world)).toEqual(rows.map(({ videoKey }) => videoKey).sort())
		expect(await spoolFiles()).toEqual([])
		for (const host of hosts) await host.stop()
	})
})

describe("an upload in pieces on a bad line", () => {
	it("takes its time at 20 KB a second, and is cut at one byte a second with what arrived kept", async () => {
		const server = await world.start()
		video = await fixture("chrome-vp9-opus.webm")
		tenantSlug = (await makeTenant()).slug
		const slow = take(800_000)
		const crumbs = take(500_000)
		const begin = async (bytes: Buffer) => ({
			tenantSlug,
			uploadId: await beginUpload(server.url, { tenantSlug, length: bytes.length }),
		})
		const [slowAt, ...crumbsAt] = [await begin(slow), await begin(crumbs), await begin(crumbs), await begin(crumbs)]
		const patch = openPatch(server.url, slowAt, 0, slow)
		const held = crumbsAt.map((at) => openPatch(server.url, at, 0, crumbs))
		for (const one of held) one.send(2_000)
		const since = performance.now()
		const drip = setInterval(() => {
			for (const one of held) one.send(1)
		}, 1000)
		const answers = Promise.all(held.map(({ answer }) => answer)).then((given) => {
			clearInterval(drip)
			return { given, ms: performance.now() - since }
		})
		for (let sent = 20_480; sent < slow.length; sent += 20_480) {
			patch.send(20_480)
			await delay(1000)
		}
		patch.finish()
		expect(await patch.answer).toEqual({ status: 204, offset: slow.length })
		const { given, ms } = await answers
		expect(given).toEqual(held.map(() => ({ status: 408, offset: Number.NaN })))
		expect(ms).toBeGreaterThan(29_000)
		expect(ms).toBeLessThan(40_000)
		for (const at of crumbsAt) {
			const offset = Number((await askOffset(server.url, at)).headers.get("upload-offset"))
			expect(offset).toBeGreaterThanOrEqual(2_025)
			expect((await sendBytes(server.url, at, offset, crumbs.subarray(offset))).status).toBe(204)
		}
		expect((await submitUpload(server.url, slowAt)).status).toBe(200)
		await server.stop()
	})
})
