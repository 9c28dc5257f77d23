import { describe, expect, it } from "vitest"
import { copyName } from "./copy-name"

describe("copyName", () => {
	it("says what it is a copy of", () => {
		expect(copyName("Fitness")).toBe("Copy of Fitness")
	})

	it("stays within the limit, in whole characters", () => {
		expect(copyName("x".repeat(150))).toBe(`Copy of ${"x".repeat(142)}`)
		expect(copyName(`${"x".repeat(141)}😀`)).toBe(`Copy of ${"x".repeat(141)}`)
		expect(copyName(`${"x".repeat(141)} y`)).toBe(`Copy of ${"x".repeat(141)}`)
	})
})
