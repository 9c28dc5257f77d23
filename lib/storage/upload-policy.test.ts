import { describe, expect, it } from "vitest"
import { UPLOAD_KINDS, UPLOAD_POLICY } from "./upload-policy"

describe("UPLOAD_POLICY", () => {
	it.each([
		["video", 262_144_000],
		["logo", 5_242_880],
		["gift", 10_485_760],
		["preview", 3_145_728],
		["carousel_image", 5_242_880],
		["avatar", 3_145_728],
		["knowledge", 10_485_760],
	] as const)("%s: %i bytes are accepted", (kind, bytes) => {
		expect(UPLOAD_POLICY[kind].maxBytes).toBe(bytes)
	})

	it.each(UPLOAD_KINDS)("%s is served without sniffing and sandboxed", (kind) => {
		const { headers } = UPLOAD_POLICY[kind]
		expect(headers["X-Content-Type-Options"]).toBe("nosniff")
		expect(headers["Content-Security-Policy"]).toContain("sandbox")
	})
})
