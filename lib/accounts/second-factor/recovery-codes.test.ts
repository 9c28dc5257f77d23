import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes"

it("makes ten different codes without letters that look like digits", () => {
	const codes = makeRecoveryCodes()
	expect(new Set(codes).size).toBe(10)
	for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
})

it("recognizes a code as a person types it, and only for its own account", () => {
	const id = randomUUID()
	const hash = hashRecoveryCode(id, "a0b1c-2d3ef")
	for (const typed of ["A0B1C-2D3EF", " a0b1c2d3ef ", "aob1c 2d3ef", "aObIc–2d3ef"]) {
		expect(hashRecoveryCode(id, typed)).toBe(hash)
	}
	for (const typed of ["a0b1c-2d3e", "a0b1c-2d3eg", ""]) expect(hashRecoveryCode(id, typed)).not.toBe(hash)
	expect(hashRecoveryCode(randomUUID(), "a0b1c-2d3ef")).not.toBe(hash)
})
