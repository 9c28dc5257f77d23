import { expect, it } from "vitest"
import { refersOutside } from "./outside-reference"

it("takes a text that is too long to be read as one that refers outside", () => {
	const rules = (count: number) => "fill: red; ".repeat(count)
	expect(refersOutside(rules(1_000))).toBe(false)
	expect(refersOutside(rules(40_000))).toBe(true)
})
