import { describe, expect, it } from "vitest"
import { fillAddress } from "./fill-address"
import { fillTemplate, type Given } from "./fill-template"

const GIVEN: Given = {
	answer: (id) => (id === "q1" ? "Red & blue" : null),
	field: (name) => ({ city: "Bern", dots: "..", odd: "a/b?c=d&e#f" })[name] ?? null,
}

describe("fillTemplate", () => {
	it("replaces every known placeholder at each occurrence", () => {
		expect(fillTemplate("{a}, {b} and {a}", { a: "1", b: "2" })).toBe("1, 2 and 1")
	})

	it("leaves unknown placeholders unchanged", () => {
		const text = "{c} {a {A} {} {constructor} {__proto__} {c|d} {answer:q1} {field:city|x}"
		expect(fillTemplate(text, { a: "1" })).toBe(text)
	})

	it("does not replace placeholders inside inserted values", () => {
		expect(fillTemplate("{a}{b}", { a: "{b}", b: "$& $1 {a}" })).toBe("{b}$& $1 {a}")
	})

	it("keeps the words around a value in order, whatever came in an address", () => {
		expect(fillTemplate("From {field:x} to {name}?", { name: "\u202bAda" }, { field: () => "a\u202e\u2067b" })).toBe(
			"From ab to Ada?",
		)
	})

	it.each([
		["{answer:q1}{field:city}", "Red & blueBern"],
		["{field:town|your town}, {answer:gone|that}", "your town, that"],
		["[{field:town}{answer:gone}{name}]", "[]"],
		["{name|you}", "you"],
		["{field:city|your town}", "Bern"],
		["{field:}{answer:q 1}{other:q1}", "{field:}{answer:q 1}{other:q1}"],
	])("shows for %s what was given, or the fallback: %s", (text, shown) => {
		expect(fillTemplate(text, { name: null }, GIVEN)).toBe(shown)
	})
})

it.each([
	["https://a.example/{field:odd}?q={answer:q1}", "https://a.example/a%2Fb%3Fc%3Dd%26e%23f?q=Red%20%26%20blue"],
	["https://a.example/x/{field:dots}/y", "https://a.example/x//y"],
	["https://a.example/?c={field:town|your%20town}&n={name|you}", "https://a.example/?c=your%20town&n=A%C3%A9"],
	["https://a.example/{unknown}", "https://a.example/{unknown}"],
])("an address %s leads to %s", (address, filled) => {
	expect(fillAddress(address, { name: "Aé" }, GIVEN)).toBe(filled)
})
