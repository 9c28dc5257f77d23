import { describe, expect, it } from "vitest"
import { parseShareChoice } from "./parse-share-choice"
import { shareAddress } from "./share-address"

describe("parseShareChoice", () => {
	it.each(["twitter", " LinkedIn ", "FACEBOOK", "download", "link"])("accepts %j", (typed) => {
		expect(parseShareChoice(typed)).toBe(typed.trim().toLowerCase())
	})
	it.each(["", "email", "links", "toString"])("refuses %j", (typed) => {
		expect(parseShareChoice(typed)).toBeNull()
	})
})

describe("shareAddress", () => {
	const url = "https://example.com/testimonial/1?a=b&c=d"

	it("escapes the address and the text", () => {
		const address = new URL(shareAddress("twitter", url, "Great & good #1"))
		expect(address.searchParams.get("url")).toBe(url)
		expect(address.searchParams.get("text")).toBe("Great & good #1")
	})

	it.each(["linkedin", "facebook"] as const)("gives %s the address alone", (network) => {
		expect([...new URL(shareAddress(network, url, "text")).searchParams.values()]).toEqual([url])
	})
})
