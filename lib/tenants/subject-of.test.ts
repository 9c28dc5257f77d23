import { describe, expect, it } from "vitest"
import { subjectOf, unknownPlaceholders } from "./subject-of"

const VALUES = { tenant_name: "Demo Company", name: "Ada" }

describe("subjectOf", () => {
	it("is the specification's default where the tenant chose none", () => {
		for (const none of [null, ""]) expect(subjectOf(none, VALUES)).toBe("New Video Testimonial Received - Demo Company")
	})

	it("fills in each placeholder wherever it stands", () => {
		expect(subjectOf("{name} for {tenant_name}, from {name}", VALUES)).toBe("Ada for Demo Company, from Ada")
	})

	it("leaves what it does not know, and reads nothing into the values", () => {
		expect(subjectOf("{other} {name}", { ...VALUES, name: "$& $1" })).toBe("{other} $& $1")
	})
})

it("names what looks like a placeholder and is none, each once", () => {
	expect(unknownPlaceholders("{foo} {name} for {tenant_name}, {Name} and {foo} {}")).toEqual(["{foo}", "{Name}"])
	expect(unknownPlaceholders("{name}: thanks")).toEqual([])
})
