import { describe, expect, it } from "vitest"
import { weekOf } from "./week-of"

describe("weekOf", () => {
	it.each([
		["2026-11-23T00:00:00.000Z", 0, "2026-11-23"],
		["2026-11-29T23:59:59.999Z", 0, "2026-11-23"],
		["2026-11-30T00:00:00.000Z", 0, "2026-11-30"],
		["2027-01-01T12:00:00.000Z", 0, "2026-12-28"],
		["2026-11-25T12:00:00.000Z", 3, "2026-11-02"],
	])("%s, %i weeks earlier, is the week of %s", (moment, earlier, monday) => {
		expect(weekOf(new Date(moment), earlier).toISOString()).toBe(`${monday}T00:00:00.000Z`)
	})
})
