import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { cleanHeader, isSingleAddress } from "./clean-header"

describe("cleanHeader", () => {
	it.each(["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\0", "\v", "\r\n\t"])("turns %j into a space", (brk) => {
		expect(cleanHeader(`Hello${brk}Bcc: victim@example.com`)).toBe("Hello Bcc: victim@example.com")
	})

	it.each(["=?utf-8?q?Eve=0D=0ABcc:_x@y.z?=", "=?ISO-8859-1?B?RXZl?=", "==?utf-8*en?Q?a?="])("splits %j", (word) => {
		expect(cleanHeader(word)).not.toMatch(/=\?\S+\?[bq]\?/i)
	})

	it("never leaves a control character, whatever the input", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint }), (text) => {
				const line = cleanHeader(text)
				expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
				expect(line.length).toBeLessThanOrEqual(600)
			}),
		)
	})

	it("drops what would turn the rest of a subject around, and keeps marks that its own script needs", () => {
		expect(cleanHeader("Ada\u202E: new testimonial\u202C")).toBe("Ada: new testimonial")
		expect(cleanHeader("‏שלום‏ (2)")).toBe("‏שלום‏ (2)")
	})

	it("keeps other scripts and emoji", () => {
		expect(cleanHeader("Grüße 👋 日本")).toBe("Grüße 👋 日本")
		expect(cleanHeader("👋".repeat(400))).toBe("👋".repeat(300))
	})
})

describe("isSingleAddress", () => {
	it.each(["a@b.co", "first.last+tag@example.co.uk", "ü@example.com", "demo@localhost"])("accepts %s", (address) => {
		expect(isSingleAddress(address)).toBe(true)
	})

	it.each([
		"a@b.co,x@y.z",
		"a@b.co;x@y.z",
		"x<a@b.co>",
		'"a"@b.co',
		"a@b.co\r\nBcc: x@y.z",
		"a@b.co\u0000",
		"group:a@b.co",
		"a b@c.d",
		"a@@b.c",
		"",
		"nobody",
		`${"a".repeat(250)}@b.co`,
	])("refuses %j", (address) => {
		expect(isSingleAddress(address)).toBe(false)
	})
})
