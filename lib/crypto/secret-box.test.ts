import { beforeAll, describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { opens, type SealedColumn, SealLost, seal, unseal } from "./secret-box"

const COLUMN = "tenants.email_app_password"
const ID = "1"

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
			fc.property(fc.string({ unit: "grapheme" }), fc.string(), (plain, id) => {
				const sealed = seal(plain, COLUMN, id)
				expect(unseal(sealed, COLUMN, id)).toBe(plain)
				expect(seal(plain, COLUMN, id)).not.toBe(sealed)
				expect(sealed).toMatch(/^v1\.[A-Za-z0-9_-]+$/)
			}),
		)
	})

	it("does not open in another row or for another use", () => {
		const columns = fc.constantFrom<SealedColumn>(COLUMN, "second_factors.secret", "webhook_endpoints.secret")
		fc.assert(
			fc.property(fc.string(), fc.tuple(columns, fc.string()), fc.tuple(columns, fc.string()), (plain, one, other) => {
				fc.pre(one.join("\n") !== other.join("\n"))
				const sealed = seal(plain, ...one)
				expect(() => unseal(sealed, ...other)).toThrow(SealLost)
				expect(opens(sealed, ...other)).toBe(false)
				expect(opens(sealed, ...one)).toBe(true)
			}),
		)
	})

	it("does not open if any character was changed, dropped or added", () => {
		const sealed = seal("abcd efgh ijkl mnop", COLUMN, ID)
		const characters = fc.constantFrom(..."ABCXYZabcxyz0189-_. ")
		fc.assert(
			fc.property(fc.nat(sealed.length), fc.constantFrom(0, 1), characters, (at, removed, put) => {
				const changed = sealed.slice(0, at) + put + sealed.slice(at + removed)
				fc.pre(changed !== sealed)
				expect(() => unseal(changed, COLUMN, ID)).toThrow()
				expect(() => unseal(sealed.slice(0, at - 1), COLUMN, ID)).toThrow()
			}),
			{ numRuns: 500 },
		)
	})

	it("refuses other versions and an empty text with a clear message", () => {
		for (const text of ["", "v1", "v1.", "v2.AAAA", "plain", `v1.${"A".repeat(10)}`]) {
			expect(() => unseal(text, COLUMN, ID)).toThrow(/sealed/i)
		}
	})

	it("keeps the plain text out of the sealed one", () => {
		expect(seal("app-password-1234", COLUMN, ID)).not.toContain("app-password")
	})
})
