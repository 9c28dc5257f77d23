import { expect, it } from "vitest"
import { SealLost } from "@/lib/crypto/secret-box"
import { makeSecret, openSecret, sealSecret, secretKey } from "./secret"

it("makes secrets of 24 to 64 bytes that open only for their own endpoint", () => {
	const [one, other] = [makeSecret(), makeSecret()]
	expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
	expect(one).not.toBe(other)
	expect(secretKey(one)).toHaveLength(32)
	const sealed = sealSecret("a", one)
	expect(sealed).not.toContain(one.slice(6))
	expect(openSecret("a", sealed)).toBe(one)
	expect(() => openSecret("b", sealed)).toThrow(SealLost)
})
