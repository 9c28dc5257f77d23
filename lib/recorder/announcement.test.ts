import { describe, expect, it } from "vitest"
import { announcementOf, inWords } from "./announcement"

const recording = (seconds: number) =>
	announcementOf({ name: "recording", elapsedMs: seconds * 1000, stopping: false }, 120)

describe("announcementOf", () => {
	it("announces seldom while the microphone is on", () => {
		const spoken = new Set(Array.from({ length: 480 }, (_, quarter) => recording(quarter / 4)))
		expect([...spoken]).toEqual(["Recording.", "1 minute recorded.", "30 seconds left.", "10 seconds left."])
	})

	it("skips moments that a short limit does not have", () => {
		const state = { name: "recording", elapsedMs: 0, stopping: false } as const
		expect(announcementOf(state, 30)).toBe("Recording.")
		expect(announcementOf(state, 10)).toBe("Recording.")
	})

	it("counts down", () => {
		expect(announcementOf({ name: "ready", countdown: 3 }, 120)).toBe("3")
		expect(announcementOf({ name: "ready", countdown: null }, 120)).toContain("up to 2 minutes.")
	})
})

it.each([
	[0, "0 seconds"],
	[1, "1 second"],
	[60, "1 minute"],
	[125, "2 minutes 5 seconds"],
])("%d s in words is %s", (seconds, text) => {
	expect(inWords(seconds)).toBe(text)
})
