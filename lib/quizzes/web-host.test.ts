import { describe, expect, it } from "vitest"
import { webHost } from "./web-host"

describe("webHost", () => {
	it.each([
		["https://example.com/offer?a=b", "example.com"],
		["http://example.com:8080/", "example.com:8080"],
		["https://bank.example@evil.example/", "evil.example"],
		["javascript:alert(1)", null],
		["data:text/html,x", null],
		["//example.com", null],
		["", null],
		[null, null],
	])("%s leads to %s", (url, host) => expect(webHost(url)).toBe(host))
})
