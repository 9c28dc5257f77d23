import { expect, it } from "vitest"
import { monthsBefore } from "./months-before"

it.each([
	["2026-11-27T12:00:00.000Z", 6, "2026-05-27T12:00:00.000Z"],
	["2026-01-15T00:00:00.000Z", 1, "2025-12-15T00:00:00.000Z"],
	["2026-03-31T09:30:00.000Z", 1, "2026-02-28T09:30:00.000Z"],
	["2024-03-30T09:30:00.000Z", 1, "2024-02-29T09:30:00.000Z"],
	["2026-12-31T23:59:59.999Z", 120, "2016-12-31T23:59:59.999Z"],
])("%s, %i months before: %s", (now, months, before) => {
	expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})
