import { expect, it } from "vitest"
import { makePasskeyChallenge, PASSKEY_CHALLENGE_MS, readPasskeyChallenge } from "./passkey-challenge"

const NOW = Date.parse("2026-11-24T12:00:00Z")

it("is good for its use alone, and for ten minutes", () => {
	const challenge = makePasskeyChallenge("step:one", NOW)
	const read = (purpose: Parameters<typeof readPasskeyChallenge>[1], after = 0) =>
		readPasskeyChallenge(challenge, purpose, NOW + after)
	expect(read("step:one")).toEqual({
		nonce: expect.stringMatching(/^[\w-]{22}$/),
		expiresAt: new Date(NOW + PASSKEY_CHALLENGE_MS),
	})
	expect(read("step:one", PASSKEY_CHALLENGE_MS - 1)?.nonce).toBe(read("step:one")?.nonce)
	expect(read("step:one", PASSKEY_CHALLENGE_MS)).toBe(null)
	for (const other of ["step:two", "confirm:one", "add:one", "sign-in"] as const) expect(read(other)).toBe(null)
})

it("accepts nothing that was changed or made elsewhere", () => {
	const parts = Buffer.from(makePasskeyChallenge("sign-in", NOW), "base64url").toString().split(".")
	const [nonce = "", expires = "", mac = ""] = parts
	const later = String(Number(expires) + 1)
	for (const forged of [
		[nonce, later, mac],
		[nonce.replace(/./, (sign) => (sign === "A" ? "B" : "A")), expires, mac],
		[nonce, expires, "0".repeat(64)],
		[nonce, expires],
		[""],
	]) {
		const challenge = Buffer.from(forged.join(".")).toString("base64url")
		expect(readPasskeyChallenge(challenge, "sign-in", NOW)).toBe(null)
	}
	expect(readPasskeyChallenge("", "sign-in", NOW)).toBe(null)
})
