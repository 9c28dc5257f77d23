import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { readNumber } from "./read-number"

describe("a number that a visitor types", () => {
	it.each([
		["3,5", "3.5", "3.5"],
		["3.5", "3.5", "3.5"],
		["1,234", "1234", "1.234"],
		["1.234", "1.234", "1234"],
		["1.234,5", "1234.5", "1234.5"],
		["1,234.5", "1234.5", "1234.5"],
		["1 234,5", "1234.5", "1234.5"],
		["16.000.000", "16000000", "16000000"],
		["0,234", "0.234", "0.234"],
		["１２", "12", "12"],
		["٣٫٥", "3.5", "3.5"],
		["−7", "-7", "-7"],
		["+7", "7", "7"],
		["-0", "0", "0"],
		["  7 ", "7", "7"],
		[".5", "0.5", "0.5"],
		["007", "7", "7"],
		["0", "0", "0"],
	])("%s is %s on an English and %s on a German page", (typed, english, german) => {
		expect([readNumber(typed, "en-US"), readNumber(typed, "de")]).toEqual([english, german])
	})

	it.each(["", "1e3", "12px", "1,2,3", "1.2.3,4", "12,34.5", "1..2", "-", "--1", "9".repeat(400), "Infinity", "½x"])(
		"%j is none",
		(typed) => {
			expect([readNumber(typed, "en-US"), readNumber(typed, "de")]).toEqual([null, null])
		},
	)

	it("is the same again as its page shows it", () => {
		const locales = fc.constantFrom("en-US", "de", "fr", "hi", "ar", "ja", "pl", "pt-BR", "tr", "es", "nl", "it")
		fc.assert(
			fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(3), locales, (whole, digits, locale) => {
				const number = whole / 10 ** digits
				const shown = number.toLocaleString(locale, { maximumFractionDigits: 6 }).replace(/[\u200e\u200f\u061c]/g, "")
				expect(readNumber(shown, locale)).toBe(String(number))
			}),
		)
	})
})
