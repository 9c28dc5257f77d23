import { beforeAll, describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { seal, unseal } from "./secret-box"

const CONTEXT = "tenant:1:email_app_password"

beforeAll(() => {
	Object.assign(process.env, {
		APP_URL: "http://localhost:3000",
		DATABASE_URL: "postgresql://localhost/none",
		NEXTAUTH_SECRET: "n".repeat(32),
		ENCRYPTION_KEY: "e".repeat(32),
		MEDIA_SECRET: "m".repeat(32),
	})
})

describe("seal and unseal", () => {
	it("returns any text, and never the same sealed text twice", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string(), (plain, context) => {
				const sealed = seal(plain, context)
				expect(unseal(sealed, context)).toBe(plain)
				expect(seal(plain, context)).not.toBe(sealed)
				expect(sealed).toMatch(/^v1\.[A-Za-z0-9_-]+$/)
			}),
		)
	})

	it("does not open in another context", () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), fc.string(), (plain, one, other) => {
				fc.pre(one !== other)
				const sealed = seal(plain, one)
				expect(() => unseal(sealed, other)).toThrow(/sealed value/)
			}),
		)
	})

	it("does not open if any character was changed, dropped or added", () => {
		const sealed = seal("abcd efgh ijkl mnop", CONTEXT)
		const characters = fc.constantFrom(..."ABCXYZabcxyz0189-_. ")
		fc.assert(
			fc.property(fc.nat(sealed.length), fc.constantFrom(0, 1), characters, (at, removed, put) => {
				const changed = sealed.slice(0, at) + put + sealed.slice(at + removed)
				fc.pre(changed !== sealed)
				expect(() => unseal(changed, CONTEXT)).toThrow()
				expect(() => unseal(sealed.slice(0, at - 1), CONTEXT)).toThrow()
			}),
			{ numRuns: 500 },
		)
	})

	it("refuses other versions and an empty text with a clear message", () => {
		for (const text of ["", "v1", "v1.", "v2.AAAA", "plain", `v1.${"A".repeat(10)}`]) {
			expect(() => unseal(text, CONTEXT)).toThrow(/sealed/i)
		}
	})

	it("keeps the plain text out of the sealed one", () => {
		expect(seal("app-password-1234", CONTEXT)).not.toContain("app-password")
	})
})
