import { randomUUID } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { describe, expect, it } from "vitest"
import { makeSecret, sealSecret, setupUri, stepOfCode } from "./authenticator"

const userId = randomUUID()
const AT = new Date("2026-11-24T12:00:10Z")
const STEP = Math.floor(AT.getTime() / 30_000)
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

describe("stepOfCode", () => {
	// RFC 6238, appendix B, in its last six digits.
	it.each([
		[59, "287082"],
		[1_111_111_109, "081804"],
		[1_111_111_111, "050471"],
		[1_234_567_890, "005924"],
		[2_000_000_000, "279037"],
		[20_000_000_000, "353130"],
	])("accepts the standard's code at %i s", (seconds, code) => {
		const sealed = sealSecret(Secret.fromLatin1("12345678901234567890").base32, userId)
		expect(stepOfCode(sealed, userId, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
	})

	it("accepts a clock that is one step off, and no more", () => {
		const secret = makeSecret()
		const sealed = sealSecret(secret, userId)
		const code = new TOTP({ secret }).generate({ timestamp: AT.getTime() })
		expect(
			[-60, -31, -30, -10, 0, 19, 49, 50, 80].map((seconds) => stepOfCode(sealed, userId, code, later(seconds))),
		).toEqual([null, STEP, STEP, STEP, STEP, STEP, STEP, null, null])
	})

	it("opens no secret that was copied to another account", () => {
		const sealed = sealSecret(makeSecret(), userId)
		expect(() => stepOfCode(sealed, randomUUID(), "123456", AT)).toThrow()
	})
})

it("names the business and the account in the app, whatever signs they hold", () => {
	const uri = new URL(setupUri("JBSWY3DPEHPK3PXP", "Müller: Brot & Käse", "a+b@example.com"))
	expect(decodeURIComponent(uri.pathname)).toContain("a+b@example.com")
	expect(uri.searchParams.get("issuer")).toBe("Müller: Brot & Käse")
	expect(uri.searchParams.get("secret")).toBe("JBSWY3DPEHPK3PXP")
})
