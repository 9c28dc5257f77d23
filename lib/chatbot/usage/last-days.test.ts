import { describe, expect, it } from "vitest"
import { lastDays } from "./last-days"

describe("lastDays", () => {
	it("ends with today, across the ends of months and years", () => {
		expect(lastDays("2027-01-02", 4)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
		expect(lastDays("2028-03-01", 2)).toEqual(["2028-02-29", "2028-03-01"])
	})

	it("has thirty days", () => {
		expect(new Set(lastDays("2026-11-20")).size).toBe(30)
	})
})
