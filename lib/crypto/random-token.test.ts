import { describe, expect, it } from "vitest"
import { randomToken, sha256Hex } from "./random-token"

describe("randomToken", () => {
	it("has 256 bits and never repeats", () => {
		const tokens = Array.from({ length: 1000 }, () => randomToken())
		expect(new Set(tokens).size).toBe(1000)
		for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
		expect(randomToken(12)).toHaveLength(16)
	})
})

describe("sha256Hex", () => {
	it("agrees with the published test vector", () => {
		expect(sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
	})
})
