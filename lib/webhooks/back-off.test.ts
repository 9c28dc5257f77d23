import { expect, it } from "vitest"
import { MAX_ATTEMPTS, restAfter, waitAfter } from "./back-off"

it("tries for a day, longer and longer, and never all at the same moment", () => {
	const waits = Array.from({ length: MAX_ATTEMPTS }, (_, at) => waitAfter(at + 1, 0.5))
	expect(waits.at(-1)).toBeNull()
	const given = waits.filter((wait) => wait !== null)
	expect(given).toEqual(given.toSorted((a, b) => a - b))
	const hours = given.reduce((sum, wait) => sum + wait, 0) / 3600
	expect(hours).toBeGreaterThan(23)
	expect(hours).toBeLessThan(25)
	expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([4.5, 5.5])
})

it("lets an endpoint that is down rest, and forgets a hiccup", () => {
	expect([0, 60, 600, 86_400].map(restAfter)).toEqual([1, 6, 60, 300])
})
