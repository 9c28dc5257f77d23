import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { groupKey } from "./group-key"

describe("groupKey", () => {
	it.each([
		["What are your opening hours?", "opening hours please!"],
		["OPENING HOURS", "opening   hours"],
		["Hi, what's the price of the café menu", "price cafe menu"],
		["Do you ship to Österreich?", "ship to osterreich"],
		["Don’t you have parking?", "dont have parking"],
		["ship\u200Bping?", "shipping"],
	])("groups %j with %j", (one, other) => {
		expect(groupKey(one)).toBe(groupKey(other))
	})

	it.each([
		["How do I pay?", "When do I pay?"],
		["Is it vegan?", "Is it not vegan?"],
		["क्या है", "क्या हो"],
	])("separates %j from %j", (one, other) => {
		expect(groupKey(one)).not.toBe(groupKey(other))
	})

	it("keeps a question of only filler words, and one of only symbols", () => {
		expect(groupKey("What is it?")).toBe("what is it")
		expect(groupKey(" 🤷  ??? ")).toBe("🤷 ???")
	})

	it("can be stored, is bounded, never empty, and its own key", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint, maxLength: 900 }), (question) => {
				const key = groupKey(question)
				expect(key.isWellFormed()).toBe(true)
				expect([...key].length).toBeLessThanOrEqual(300)
				if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(question)) expect(key).not.toBe("")
			}),
			{ numRuns: 1000 },
		)
	})
})
