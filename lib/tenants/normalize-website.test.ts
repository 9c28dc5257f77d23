import { describe, expect, it } from "vitest"
import { normalizeWebsite } from "./normalize-website"

describe("normalizeWebsite", () => {
	it.each([
		["", ""],
		["   ", ""],
		["example.com", "https://example.com"],
		["  example.com/about?x=1#y ", "https://example.com/about?x=1#y"],
		["//example.com", "https://example.com"],
		["example.com:8443/a", "https://example.com:8443/a"],
		["http://example.com", "http://example.com"],
		["HTTPS://Example.com", "HTTPS://Example.com"],
		["http://localhost:3000", "http://localhost:3000"],
		["münchen.example", "https://münchen.example"],
	])("stores %j as %j", (input, stored) => {
		expect(normalizeWebsite(input)).toBe(stored)
	})

	it.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"data:text/html,x",
		"mailto:jane@example.com",
		"ftp://example.com",
		"jane@example.com",
		"https://bank.example@evil.example",
		"https://",
		"http://exa mple.com",
		"java\tscript:alert(1)",
		"https://exam\u0000ple.com",
		"none",
		"n/a",
		"-",
	])("refuses %j", (input) => {
		expect(normalizeWebsite(input)).toBeNull()
	})
})
