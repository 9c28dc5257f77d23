import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { expectNothingLost } from "./support/expect-nothing-lost"
import { killRounds } from "./support/kill-rounds"
import { runSeed } from "./support/random"
import { buildWorld, type World } from "./support/world"

let world: World
beforeAll(async () => {
	world = await buildWorld({ storage: "local" })
})
afterAll(() => world.end())

/** `npm run soak` does this two hundred times, and waits out every lease. */
describe("a server killed in the middle of uploads to the local disk", () => {
	it("has all that it acknowledged, once and whole", async () => {
		const report = await killRounds(world, { rounds: 4, seed: runSeed(), clients: 6, leases: "skip" })
		const removed = await expectNothingLost(world, report)
		console.info(JSON.stringify({ acknowledged: report.acknowledged.size, ...report.figures, removed }))
		expect(report.figures.kills).toBe(4)
		expect(report.figures.cut).toBeGreaterThan(0)
	})
})
