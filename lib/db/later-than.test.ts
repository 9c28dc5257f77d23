import { expect, it } from "vitest"
import { laterThan } from "./later-than"

it("is now, or a millisecond after the previous time", () => {
	expect(laterThan(new Date(5), 9)).toEqual(new Date(9))
	expect(laterThan(new Date(9), 9)).toEqual(new Date(10))
	expect(laterThan(new Date(20), 9)).toEqual(new Date(21))
})
