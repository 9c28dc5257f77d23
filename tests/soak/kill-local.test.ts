import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { expectNothingLost } from "../faults/support/expect-nothing-lost"
import { killRounds } from "../faults/support/kill-rounds"
import { runSeed } from "../faults/support/random"
import { buildWorld, type World } from "../faults/support/world"

const ROUNDS = Number(process.env.SOAK_ROUNDS) || 200

let world: World
beforeAll(async () => {
	world = await buildWorld({ storage: "local" })
})
afterAll(() => world.end())

describe("a server killed in the middle of uploads to the local disk", () => {
	it("has all that it acknowledged, once and whole", async () => {
		const report = await killRounds(world, { rounds: ROUNDS, seed: runSeed(), clients: 8, leases: "wait" })
		const removed = await expectNothingLost(world, report)
		console.info(JSON.stringify({ acknowledged: report.acknowledged.size, ...report.figures, removed }))
		expect(report.figures.kills).toBe(ROUNDS)
		expect(report.figures.cut).toBeGreaterThan(0)
	})
})
