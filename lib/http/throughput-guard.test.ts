import { describe, expect, it } from "vitest"
import { ThroughputGuard } from "./throughput-guard"

/** Feeds one sample every five seconds. Returns after how many seconds the guard gave up, or null. */
function secondsUntilRefused(bytesPerSecond: (second: number) => number, seconds: number): number | null {
	const guard = new ThroughputGuard(0)
	let bytes = 0
	for (let second = 5; second <= seconds; second += 5) {
		for (let step = second - 5; step < second; step++) bytes += bytesPerSecond(step)
		if (guard.isTooSlow(second * 1000, bytes)) return second
	}
	return null
}

describe("ThroughputGuard", () => {
	it("lets a slow but honest phone finish", () => {
		expect(secondsUntilRefused(() => 20 * 1024, 17 * 60)).toBeNull()
		expect(secondsUntilRefused(() => 8 * 1024, 600)).toBeNull()
	})

	it("gives up on one byte a second after the first whole window", () => {
		expect(secondsUntilRefused(() => 1, 120)).toBe(30)
	})

	it("forgives a gap that the rest of the window makes up for, but not a longer one", () => {
		expect(secondsUntilRefused((second) => (second % 30 < 25 ? 0 : 60 * 1024), 300)).toBeNull()
		expect(secondsUntilRefused((second) => (second < 60 ? 100 * 1024 : 0), 300)).toBe(90)
	})
})
