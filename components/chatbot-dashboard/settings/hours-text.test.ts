import { expect, it } from "vitest"
import { hourEntries, hoursText, hoursWith } from "./hours-text"

const STORED = ["mon 09:00-12:00", "mon 13:00-17:30", "sun 10:00-24:00"]

it("shows the stored hours day by day, and sends them back unchanged", () => {
	expect(hoursText(STORED).split("\n")).toEqual(["09:00-12:00, 13:00-17:30", "", "", "", "", "", "10:00-24:00"])
	expect(hourEntries(hoursText(STORED))).toEqual(STORED)
	expect(hourEntries(hoursText([]))).toEqual([])
})

it("understands how people write hours", () => {
	expect(hourEntries(hoursWith("", "tue", "9–12; 13:30 - 17 ,"))).toEqual(["tue 09:00-12:00", "tue 13:30-17:00"])
})

it("passes on what it does not understand, so that the check names it", () => {
	expect(hourEntries(hoursWith("", "wed", "mornings"))).toEqual(["wed mornings"])
})
