import { expect, it } from "vitest"
import { periodOf } from "./period"

it("takes the weeks that the page offers, and four for anything else", () => {
	const asked = ["1", "4", "12", "52", "2", "04", "", undefined, ["1", "12"]]
	expect(asked.map(periodOf)).toEqual([1, 4, 12, 52, 4, 4, 4, 4, 4])
})
