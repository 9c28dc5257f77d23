import { randomBytes } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { padded } from "../faults/support/make-take"
import { openPatch } from "../faults/support/open-patch"
import { buildWorld, type World } from "../faults/support/world"
import { fixture, makeTenant } from "../support/factories"
import { askOffset, beginUpload, sendBytes, submitUpload } from "../support/uploads"

let world: World
let tenantSlug: string
let video: Buffer

beforeAll(async () => {
	world = await buildWorld({ storage: "s3", extra: { UPLOAD_CONNECTIONS: "32" } })
})
afterAll(() => world.end())

const take = (padding: number) => padded(video, "video/webm", randomBytes(padding))

describe("an upload in pieces on a slow connection", () => {
	it("may take its time at 20 KB a second, and is cut off at one byte a second with the arrived bytes kept", async () => {
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
		let seconds = 0
		const drip = setInterval(() => {
			for (const one of held) one.send(1)
		}, 1000)
		const answers = Promise.all(held.map(({ answer }) => answer)).finally(() => {
			clearInterval(drip)
			seconds = (performance.now() - since) / 1000
		})
		for (let sent = 20_480; sent < slow.length; sent += 20_480) {
			patch.send(20_480)
			await delay(1000)
		}
		patch.finish()
		expect(await patch.answer).toEqual({ status: 204, offset: slow.length })
		expect(await answers).toEqual(held.map(() => ({ status: 408, offset: Number.NaN })))
		console.info("pieces at a byte a second were cut", JSON.stringify({ seconds }))
		for (const at of crumbsAt) {
			const offset = Number((await askOffset(server.url, at)).headers.get("upload-offset"))
			expect(offset).toBeGreaterThanOrEqual(2_025)
			expect((await sendBytes(server.url, at, offset, crumbs.subarray(offset))).status).toBe(204)
		}
		expect((await submitUpload(server.url, slowAt)).status).toBe(200)
		await server.stop()
	})
})
