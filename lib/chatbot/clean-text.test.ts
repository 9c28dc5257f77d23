import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { cleanText } from "./clean-text"

describe("cleanText", () => {
	it.each([
		["plain", "How much is it?", "How much is it?"],
		["line breaks", "a\r\nb\rc\u2028d\u0085e", "a\nb\nc\nd\ne"],
		["controls", "a\u0007b\u001b[31mc\u007f\u0090", "ab[31mc"],
		["tabs stay", "a\tb", "a\tb"],
		["zero width", "pass\u200bword\ufeff\u2060", "password"],
		["direction overrides", "\u202eevil\u202c \u2066x\u2069", "evil x"],
		["tag characters", "hi\u{e0069}\u{e0067}\u{e006e}\u{e007f}", "hi"],
		["soft hyphen", "ca\u00adre", "care"],
		["fillers", "\u3164\u2800\u115f", ""],
		["stray joiners", "\u200d a\u200c b \u200d", " a b "],
		["joiners in Persian", "می\u200cخواهم", "می\u200cخواهم"],
		["joiners in emoji", "👩\u200d👩\u200d👧 👩🏽\u200d💻", "👩\u200d👩\u200d👧 👩🏽\u200d💻"],
		[
			"piled-up marks",
			`z${"\u0301\u0316".repeat(30)}!`,
			`z${"\u0316".repeat(15)}${"\u0301".repeat(15)}!`.normalize("NFC"),
		],
		["composed", "cafe\u0301", "café"],
		["half a pair", "a\ud800b", "a\ufffdb"],
	])("%s", (_, text, cleaned) => {
		expect(cleanText(text)).toBe(cleaned)
	})

	it("leaves only text that can be stored, and is idempotent", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint, maxLength: 200 }), (text) => {
				const cleaned = cleanText(text)
				expect(cleaned.isWellFormed()).toBe(true)
				expect(cleaned).not.toMatch(/\0/)
				expect(cleanText(cleaned)).toBe(cleaned)
			}),
			{ numRuns: 500 },
		)
	})
})
