import { expect, it } from "vitest"
import type { OwnText } from "./answers"
import { brokenRuleAmong } from "./broken-rule"

const own = (given: Partial<OwnText>): OwnText => ({
	text: "I agree to my video.",
	place: "Consent sentence",
	elsewhere: 0,
	characters_min: 10,
	characters_max: 20,
	multiline: false,
	...given,
})
const broken = (said: string, given: Partial<OwnText> = {}) =>
	brokenRuleAmong([own(given)], {}, [["I agree to my video.", said]])

it("holds a translation to the rules of its text, and names the text", () => {
	expect(broken("Ich stimme zu.")).toBe(undefined)
	expect(broken(".")).toBe("Consent sentence: The translation must have at least 10 characters.")
	expect(broken(`a${" ".repeat(12)}b`)).toMatch(/at least 10/)
	expect(broken("x".repeat(21))).toBe("Consent sentence: The translation can have up to 20 characters.")
	expect(broken("Ich stimme\nzu.")).toBe("Consent sentence: The translation must be one line.")
	expect(broken("Ich stimme\nzu.", { multiline: true })).toBe(undefined)
})

it("keeps what is stored of a text that is gone, and takes nothing new for one", () => {
	const stored = { Gone: "Weg" }
	expect(brokenRuleAmong([], stored, [["Gone", "Weg"]])).toBe(undefined)
	for (const [text, said] of [
		["Gone", "."],
		["The customer was offered a gift for this testimonial", "."],
		["constructor", "."],
	] as const) {
		expect(brokenRuleAmong([own({})], stored, [[text, said]])).toContain(text)
	}
})
