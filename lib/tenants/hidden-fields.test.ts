import { describe, expect, it } from "vitest"
import { fieldsIn, keptFields } from "./hidden-fields"
import { HiddenFieldNames } from "./hidden-fields-schema"

describe("fields in an address", () => {
	it.each([
		["plan=pro&city=Bern", { city: "Bern", plan: "pro" }],
		["?city=a+b%2Bc", { city: "a b+c" }],
		["city=10%2525", { city: "10%25" }],
		["city=100%", { city: "100%" }],
		["city=one&city=two", { city: "one" }],
		["City=Bern&other=x&__proto__=y&lang=de", {}],
		["city=%20%00%0A", {}],
		["city=a%0Ab", { city: "a b" }],
	])("of %s are %j", (search, fields) => {
		expect(fieldsIn(["city", "plan"], search)).toEqual(fields)
	})

	it("are cut after 200 characters, and never within one", () => {
		expect(keptFields(["a"], { a: "x".repeat(201) })).toEqual({ a: "x".repeat(200) })
		expect(keptFields(["a"], { a: "🙂".repeat(201) })).toEqual({ a: "🙂".repeat(200) })
		expect(keptFields(["a"], { a: `${"x".repeat(10)}\ud83d` })).toEqual({ a: "x".repeat(10) })
	})
})

it.each([
	[["utm_source", "plan-2", "A"], true],
	[["lang"], false],
	[["Embed"], false],
	[["__proto__"], false],
	[["a b"], false],
	[[""], false],
	[["x".repeat(41)], false],
	[["a", "a"], false],
	[Array.from({ length: 20 }, (_, at) => `f${at}`), true],
	[Array.from({ length: 21 }, (_, at) => `f${at}`), false],
])("the names %j are allowed: %s", (names, isAllowed) => {
	expect(HiddenFieldNames.safeParse(names).success).toBe(isAllowed)
})
