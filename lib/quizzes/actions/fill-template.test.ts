import { describe, expect, it } from "vitest"
import { fillTemplate } from "./fill-template"

describe("fillTemplate", () => {
	it("replaces every placeholder it knows, each time it stands there", () => {
		expect(fillTemplate("{a}, {b} and {a}", { a: "1", b: "2" })).toBe("1, 2 and 1")
	})

	it("leaves what it does not know as it is", () => {
		expect(fillTemplate("{c} {a {A} {} {constructor} {__proto__}", { a: "1" })).toBe(
			"{c} {a {A} {} {constructor} {__proto__}",
		)
	})

	it("does not read what it has put in", () => {
		expect(fillTemplate("{a}{b}", { a: "{b}", b: "$& $1 {a}" })).toBe("{b}$& $1 {a}")
	})
})
