import { expect, it } from "vitest"
import { isKeyText, looksLikeKey, makeKeyText, startOf } from "./key-text"

it("makes keys that a pattern finds, and each only once", () => {
	const keys = Array.from({ length: 100 }, makeKeyText)
	for (const key of keys) expect(key).toMatch(/^tstm_[0-9A-Za-z]{46}$/)
	expect(new Set(keys).size).toBe(100)
	expect(keys.every(isKeyText)).toBe(true)
})

it("keeps to the published check, so that a scanner can compute it too", () => {
	// Base 62 of the CRC-32 of "tstm_" and forty zeros, which is 3,076,449,332.
	expect(isKeyText(`tstm_${"0".repeat(40)}3MCT0W`)).toBe(true)
})

it("refuses a key in which a character is wrong, missing, or too many", () => {
	const key = makeKeyText()
	const other = key.at(20) === "x" ? "y" : "x"
	expect(isKeyText(`${key.slice(0, 20)}${other}${key.slice(21)}`)).toBe(false)
	expect(isKeyText(key.slice(0, -1))).toBe(false)
	expect(isKeyText(`${key}0`)).toBe(false)
	expect(isKeyText(key.toLowerCase())).toBe(false)
	expect(isKeyText("")).toBe(false)
})

it("shows nine characters of a key", () => {
	const key = makeKeyText()
	expect(startOf(key)).toBe(key.slice(0, 9))
	expect(looksLikeKey(key)).toBe(true)
	expect(looksLikeKey("eyJhbGciOiJkaXIi")).toBe(false)
})
