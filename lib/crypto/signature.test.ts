import { beforeAll, describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { mediaSignatureValid, signMedia } from "./signature"

const NOW = 1_800_000_000_000
const PARTS = { path: "/media/submissions/1/video", version: 3, expiresAt: NOW / 1000 + 300 }

beforeAll(() => {
	Object.assign(process.env, {
		APP_URL: "http://localhost:3000",
		DATABASE_URL: "postgresql://localhost/none",
		NEXTAUTH_SECRET: "n".repeat(32),
		ENCRYPTION_KEY: "e".repeat(32),
		MEDIA_SECRET: "m".repeat(32),
	})
})

describe("signMedia", () => {
	it("is valid for exactly the signed text", () => {
		const signature = signMedia(PARTS)
		expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/)
		expect(mediaSignatureValid(PARTS, signature, NOW)).toBe(true)
		expect(mediaSignatureValid({ ...PARTS, path: "/media/submissions/2/video" }, signature, NOW)).toBe(false)
		expect(mediaSignatureValid({ ...PARTS, version: 4 }, signature, NOW)).toBe(false)
		expect(mediaSignatureValid({ ...PARTS, expiresAt: PARTS.expiresAt + 1 }, signature, NOW)).toBe(false)
	})

	it("expires", () => {
		const signature = signMedia(PARTS)
		expect(mediaSignatureValid(PARTS, signature, PARTS.expiresAt * 1000 - 1)).toBe(true)
		expect(mediaSignatureValid(PARTS, signature, PARTS.expiresAt * 1000)).toBe(false)
		const never = { ...PARTS, expiresAt: Number.NaN }
		expect(mediaSignatureValid(never, signMedia(never), NOW)).toBe(false)
	})

	it("never accepts another text, of any length or script", () => {
		const signature = signMedia(PARTS)
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint, maxLength: 60 }), (other) => {
				fc.pre(other !== signature)
				expect(mediaSignatureValid(PARTS, other, NOW)).toBe(false)
			}),
		)
		expect(mediaSignatureValid(PARTS, `${signature}=`, NOW)).toBe(false)
		expect(mediaSignatureValid(PARTS, "é".repeat(43), NOW)).toBe(false)
	})
})
