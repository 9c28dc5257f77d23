import { expect, it } from "vitest"
import { lookAgainMs } from "./use-look-again"

it("looks soon at first, ever more rarely, and at least once a minute", () => {
	const pauses = Array.from({ length: 12 }, (_, looks) => lookAgainMs(looks))
	expect(pauses.slice(0, 3)).toEqual([4_000, 6_000, 9_000])
	expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
	expect(pauses.at(-1)).toBe(60_000)
})
