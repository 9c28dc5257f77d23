import { describe, expect, it } from "vitest"
import { isOpen, isTimeZone, readRange } from "./open-hours"

describe("readRange", () => {
	it("reads a day with its minutes", () => {
		expect(readRange("Mon 09:00-17:30")).toEqual({ day: "mon", from: 540, to: 1050 })
		expect(readRange("sun 00:00-24:00")).toEqual({ day: "sun", from: 0, to: 1440 })
	})

	it.each(["", "mon", "mon 9-17", "mon 17:00-09:00", "mon 09:00-09:00", "mon 09:00-24:30", "day 09:00-10:00"])(
		"refuses %j",
		(text) => expect(readRange(text)).toBeNull(),
	)
})

it("knows time zones by their IANA names alone", () => {
	expect(["Europe/Berlin", "UTC", "Asia/Kathmandu"].every(isTimeZone)).toBe(true)
	expect(["", "Europe/Nowhere", "+02:00"].some(isTimeZone)).toBe(false)
})

describe("isOpen", () => {
	const hours = ["mon 09:00-12:00", "mon 13:00-17:00", "sat 22:00-24:00", "sun 00:00-02:00"]
	const at = (iso: string, zone = "Europe/Berlin") => isOpen(hours, zone, new Date(iso))

	it("goes by the wall clock, in summer and in winter", () => {
		// A Monday in January (+1) and one in July (+2).
		expect([at("2026-01-12T08:00:00Z"), at("2026-01-12T07:59:59Z")]).toEqual([true, false])
		expect([at("2026-07-13T07:00:00Z"), at("2026-07-13T06:59:59Z")]).toEqual([true, false])
	})

	it("has several ranges on a day, and their ends outside", () => {
		expect([at("2026-01-12T10:59:00Z"), at("2026-01-12T11:00:00Z"), at("2026-01-12T12:00:00Z")]).toEqual([
			true,
			false,
			true,
		])
		expect(at("2026-01-12T16:00:00Z")).toBe(false)
	})

	it("goes on over midnight, and by the weekday of the place", () => {
		expect([at("2026-01-10T22:59:00Z"), at("2026-01-11T00:30:00Z"), at("2026-01-11T01:00:00Z")]).toEqual([
			true,
			true,
			false,
		])
		// Still Sunday in Los Angeles, where it is Monday in Berlin.
		expect([at("2026-01-12T08:30:00Z"), at("2026-01-12T08:30:00Z", "America/Los_Angeles")]).toEqual([true, false])
	})

	it("is at any time without hours", () => {
		expect(isOpen([], "UTC", new Date())).toBe(true)
	})
})
