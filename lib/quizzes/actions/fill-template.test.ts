import { describe, expect, it } from "vitest"
import { fillTemplate } from "./fill-template"

describe("fillTemplate", () => {
	it("replaces every known placeholder at each occurrence", () => {
		expect(fillTemplate("{a}, {b} and {a}", { a: "1", b: "2" })).toBe("1, 2 and 1")
	})

	it("leaves unknown placeholders unchanged", () => {
		expect(fillTemplate("{c} {a {A} {} {constructor} {__proto__}", { a: "1" })).toBe(
			"{c} {a {A} {} {constructor} {__proto__}",
		)
	})

	it("does not replace placeholders inside inserted values", () => {
		expect(fillTemplate("{a}{b}", { a: "{b}", b: "$& $1 {a}" })).toBe("{b}$& $1 {a}")
	})
})
