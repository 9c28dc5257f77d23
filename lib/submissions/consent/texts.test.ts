import { expect, it } from "vitest"
import { groupFingerprint } from "./group-fingerprint"
import { momentText } from "./moment-text"

it("formats a moment with its zone and plain spaces", () => {
	expect(momentText(new Date("2026-11-20T15:35:10.123Z"))).toBe("November 20, 2026 at 3:35:10 PM UTC")
})

it("groups a fingerprint without losing a character", () => {
	const sha256 = "0123456789abcdef".repeat(4)
	const grouped = groupFingerprint(sha256)
	expect(grouped).toMatch(/^([0-9a-f]{8} ){7}[0-9a-f]{8}$/)
	expect(grouped.replaceAll(" ", "")).toBe(sha256)
})
