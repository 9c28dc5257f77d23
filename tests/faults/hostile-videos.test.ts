import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { FIXTURES, type FixtureName, fixture, makeTenantWithAdmin } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { withVideo } from "./hostile/multipart-shapes"
import {
	bitFlips,
	boxBombs,
	elementBombs,
	impostors,
	type Mutation,
	splices,
	truncations,
} from "./hostile/video-mutations"
import { Barrage } from "./support/barrage"
import { Random } from "./support/random"
import { requestBytes } from "./support/raw-http"
import { buildWorld, type World } from "./support/world"

let world: World
let barrage: Barrage
const random = new Random(20_261_120)
const names = Object.keys(FIXTURES) as FixtureName[]

beforeAll(async () => {
	world = await buildWorld()
	barrage = new Barrage(await world.start())
})
afterAll(() => world.end())

/** What was taken can be watched, whatever it is: as a video, sandboxed by its type, and nothing else. */
async function fireVideos(mutations: Mutation[]): Promise<void> {
	const { tenant, token } = await makeTenantWithAdmin()
	const cases = mutations.map((mutation) => ({
		...mutation,
		bytes: withVideo(tenant.slug, mutation.bytes),
		check: ({ status }: { status: number }) =>
			[200, 415, 422].includes(status) ? undefined : "is no answer to a video",
	}))
	await barrage.fire(cases, { atOnce: 2, sample: true })
	const rows = await db().submission.findMany({ where: { tenantId: tenant.id } })
	for (const { durationMs } of rows) {
		expect(durationMs).toBeGreaterThanOrEqual(0)
		expect(durationMs).toBeLessThanOrEqual(130_000)
	}
	await barrage.fire(
		rows.slice(0, 20).map(({ id }) => ({
			name: `watching ${id}`,
			bytes: requestBytes({ path: `/media/submissions/${id}/video`, headers: { Authorization: `Bearer ${token}` } }),
			check: ({ status, headers }) =>
				status === 200 &&
				/^video\/(webm|mp4)$/.test(headers.get("content-type") ?? "") &&
				headers.get("x-content-type-options") === "nosniff"
					? undefined
					: "is not served as a video",
		})),
	)
	expect(await spoolFiles()).toEqual([])
	// Each was repaired or is shown as it was; none holds up the next one.
	await knownKeys({ tenantId: tenant.id })
	expect(await db().playback.count({ where: { submission: { tenantId: tenant.id } } })).toBe(rows.length)
}

describe("hostile videos", () => {
	it.each(names)("%s with bits flipped, cut, and with sizes of no honest file", async (name) => {
		const video = await fixture(name)
		const bombs = FIXTURES[name] === "video/mp4" ? boxBombs(video, name) : elementBombs(video, name)
		await fireVideos([...bombs, ...bitFlips(video, name, random, 40), ...truncations(video, name)])
	})

	it("spliced, or with nothing true behind the first bytes", async () => {
		const videos = await Promise.all(names.map(fixture))
		await fireVideos([...splices(videos, random, 40), ...impostors(random)])
	})

	it("were many and different", () => {
		expect(barrage.tally("videos").different).toBeGreaterThan(400)
	})
})
