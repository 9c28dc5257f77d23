import { describe, expect, it } from "vitest"
import type { FunnelRow } from "@/lib/client/contract"
import { chosenRows, countOf, largestDrop, weeksOf } from "./funnel-figures"

const row = (step: FunnelRow["step"], count: number, more: Partial<FunnelRow> = {}): FunnelRow => ({
	week: "2026-11-23",
	step,
	device: "phone",
	invited: false,
	reason: null,
	count,
	...more,
})

const REFUSED = [
	row("opened", 100),
	row("camera_asked", 80),
	row("camera_allowed", 49),
	row("camera_refused", 20, { reason: "in_app" }),
	row("camera_refused", 11, { reason: "denied" }),
	row("recording_begun", 45),
	row("take_kept", 44),
	row("submit_pressed", 40),
	row("submitted", 40),
]

describe("largestDrop", () => {
	it("names the step, how many were lost, and the reason of most of them", () => {
		expect(largestDrop(REFUSED)).toEqual({ after: "camera_asked", lost: 31, of: 80, reason: "in_app" })
	})

	it("names no reason that is not most of them", () => {
		const even = REFUSED.map((found) => (found.reason ? { ...found, count: 15 } : found))
		expect(largestDrop(even)?.reason).toBeNull()
	})

	it("does not count those who picked a file among those who never asked for the camera", () => {
		const files = [row("opened", 50), row("take_kept", 45), row("submit_pressed", 42), row("submitted", 42)]
		expect(largestDrop(files)).toEqual({ after: "opened", lost: 5, of: 50, reason: null })
	})

	it("does not count those who wrote either", () => {
		const texts = [row("opened", 50), row("submit_pressed", 45), row("submitted", 42)]
		expect(largestDrop(texts)).toEqual({ after: "opened", lost: 5, of: 50, reason: null })
	})

	it("says nothing about four visits, or if no visitor was lost", () => {
		expect(largestDrop([row("opened", 4)])).toBeNull()
		const all = [
			"opened",
			"camera_asked",
			"camera_allowed",
			"recording_begun",
			"take_kept",
			"submit_pressed",
			"submitted",
		]
		expect(largestDrop(all.map((step) => row(step as FunnelRow["step"], 9)))).toBeNull()
	})
})

it("filters by device and invitation", () => {
	const rows = [row("opened", 3), row("opened", 4, { device: "desk" }), row("opened", 5, { invited: true })]
	const opened = (filter: Parameters<typeof chosenRows>[1]) => countOf(chosenRows(rows, filter), "opened")
	expect(opened({ device: null, invited: null })).toBe(12)
	expect(opened({ device: "phone", invited: null })).toBe(8)
	expect(opened({ device: "phone", invited: false })).toBe(3)
	expect(opened({ device: "desk", invited: true })).toBe(0)
})

it("lists the weeks, the newest first", () => {
	const rows = [row("opened", 3, { week: "2026-11-16" }), row("opened", 4), row("submitted", 2)]
	expect(weeksOf(rows)).toEqual([
		{ week: "2026-11-23", opened: 4, submitted: 2 },
		{ week: "2026-11-16", opened: 3, submitted: 0 },
	])
})
