import { describe, expect, it } from "vitest"
import { subjectOf, unknownPlaceholders } from "./subject-of"

const VALUES = { tenant_name: "Demo Company", name: "Ada" }

describe("subjectOf", () => {
	it("is the product's default if the tenant chose none", () => {
		for (const none of [null, ""]) expect(subjectOf(none, VALUES)).toBe("New Video Testimonial Received - Demo Company")
	})

	it("fills in each placeholder wherever it appears", () => {
		expect(subjectOf("{name} for {tenant_name}, from {name}", VALUES)).toBe("Ada for Demo Company, from Ada")
	})

	it("leaves unknown placeholders, and does not replace inside inserted values", () => {
		expect(subjectOf("{other} {name}", { ...VALUES, name: "$& $1" })).toBe("{other} $& $1")
	})
})

it("lists what looks like a placeholder but is not one, each once", () => {
	expect(unknownPlaceholders("{foo} {name} for {tenant_name}, {Name} and {foo} {}")).toEqual(["{foo}", "{Name}"])
	expect(unknownPlaceholders("{name}: thanks")).toEqual([])
})
