import { createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import { env } from "@/lib/env"
import { fingerprint } from "./fingerprint"
import { sha256Hex } from "./random-token"

describe("fingerprint", () => {
	it("is the same for the same text and purpose, and differs for any other", () => {
		const one = fingerprint("ada@example.com", "person")
		expect(one).toMatch(/^[0-9a-f]{64}$/)
		expect(fingerprint("ada@example.com", "person")).toBe(one)
		expect(fingerprint("ada@example.org", "person")).not.toBe(one)
		expect(fingerprint("ada@example.com", "unsubscribe")).not.toBe(one)
	})

	it("cannot be made without the key, nor from another use of the key", () => {
		const one = fingerprint("ada@example.com", "person")
		expect(one).not.toBe(sha256Hex("ada@example.com"))
		expect(one).not.toBe(createHmac("sha256", env().ENCRYPTION_KEY).update("ada@example.com").digest("hex"))
	})
})
