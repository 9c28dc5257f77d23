import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { Random, runSeed } from "./support/random"
import { SOAK } from "./support/soak"
import type { World } from "./support/world"

/** `npm run soak -- kill` does this two hundred times. */
const ROUNDS = Number(process.env.SOAK_ROUNDS) || (SOAK ? 200 : 1)

describe.each(["local", "s3"] as const)("a server killed in the middle of uploads to %s storage", (storage) => {
	let world: World
	let parts: typeof import("./support/kill-rounds") & typeof import("./support/expect-nothing-lost")

	beforeAll(async () => {
		// A process reads its configuration only once, and this world's differs from the other one's.
		vi.resetModules()
		const { buildWorld } = await import("./support/world")
		world = await buildWorld({ storage })
		parts = { ...(await import("./support/kill-rounds")), ...(await import("./support/expect-nothing-lost")) }
	})
	afterAll(() => world.end())

	it("still has everything that it acknowledged, once and complete", async () => {
		const random = new Random(runSeed())
		const report = await parts.killRounds(world, { rounds: ROUNDS, random, clients: SOAK ? 8 : 6 })
		const removed = await parts.expectNothingLost(world, report)
		console.info(
			storage,
			JSON.stringify({ seed: random.seed, acknowledged: report.acknowledged.size, ...report.figures, removed }),
		)
		expect(report.acknowledged.size).toBeGreaterThan(0)
	})
})
