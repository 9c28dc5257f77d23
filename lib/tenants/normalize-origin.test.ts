import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { normalizeOrigin } from "./normalize-origin"

describe("normalizeOrigin", () => {
	it.each([
		["https://shop.example", "https://shop.example"],
		[" HTTPS://Shop.Example/ ", "https://shop.example"],
		["shop.example", "https://shop.example"],
		["https://shop.example:443", "https://shop.example"],
		["http://localhost:8080", "http://localhost:8080"],
		["https://münchen.example", "https://xn--mnchen-3ya.example"],
	])("%j becomes %j", (typed, origin) => {
		expect(normalizeOrigin(typed)).toBe(origin)
	})

	it.each([
		"",
		"*",
		"https://*.example",
		"https://shop.example/path",
		"https://shop.example?x",
		"https://shop.example/#x",
		"https://user@shop.example",
		"ftp://shop.example",
		"javascript:alert(1)",
		"data:text/html,x",
		"https://a.example https://b.example",
		"https://a.example;script-src *",
		"https://a.example'",
		"null",
		"file:///etc/passwd",
	])("refuses %j", (typed) => {
		expect(normalizeOrigin(typed)).toBe(typed === "null" ? "https://null" : null)
	})

	it("never returns a text that could break out of a header", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: anyCodePoint }), fc.webUrl()), (typed) => {
				expect(normalizeOrigin(typed) ?? "https://x").toMatch(/^https?:\/\/[^\s;,*/'"]+$/)
			}),
		)
	})
})
