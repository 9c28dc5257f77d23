import { expect, it } from "vitest"
import { lookAgainMs } from "./use-look-again"

it("checks soon at first, then less and less often, but at least once a minute", () => {
	const pauses = Array.from({ length: 12 }, (_, looks) => lookAgainMs(looks))
	expect(pauses.slice(0, 3)).toEqual([4_000, 6_000, 9_000])
	expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
	expect(pauses.at(-1)).toBe(60_000)
})
