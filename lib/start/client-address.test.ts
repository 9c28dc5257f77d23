import { describe, expect, it } from "vitest"
import { clientAddress } from "./client-address.mjs"

describe("clientAddress", () => {
	it("trusts no header without trusted proxies", () => {
		expect(clientAddress("6.6.6.6", "203.0.113.7", 0)).toBe("203.0.113.7")
	})

	it("uses the trusted proxy's entry, not the client's claims before it", () => {
		expect(clientAddress("6.6.6.6, 203.0.113.7", "10.0.0.1", 1)).toBe("203.0.113.7")
		expect(clientAddress("6.6.6.6, 203.0.113.7, 10.0.0.2", "10.0.0.1", 2)).toBe("203.0.113.7")
	})

	it("uses the leftmost address if the chain is shorter than the number of trusted proxies", () => {
		expect(clientAddress("203.0.113.7", "10.0.0.1", 3)).toBe("203.0.113.7")
	})

	it("normalizes each client to one spelling", () => {
		expect(clientAddress(undefined, "::ffff:203.0.113.7", 0)).toBe("203.0.113.7")
		expect(clientAddress("203.0.113.7:5123", "10.0.0.1", 1)).toBe("203.0.113.7")
		expect(clientAddress("[2001:DB8::1]:443", "10.0.0.1", 1)).toBe("2001:db8::1")
	})

	it("falls back to the connection if a proxy wrote no address", () => {
		for (const claim of ["", "unknown", "_hidden", "1.2.3", "<script>", "203.0.113.7, "]) {
			expect(clientAddress(claim, "10.0.0.1", 1)).toBe("10.0.0.1")
		}
		expect(clientAddress(undefined, undefined, 0)).toBe("unknown")
	})
})
