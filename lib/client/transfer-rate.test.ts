import { describe, expect, it } from "vitest"
import { secondsLeft, type TransferSamples, timeLeftText, transferRate, withSample } from "./transfer-rate"

const sampled = (...pairs: [atMs: number, bytes: number][]) =>
	pairs.reduce<TransferSamples>((samples, [atMs, bytes]) => withSample(samples, atMs, bytes), [])

describe("transferRate", () => {
	it("shows nothing in the first two seconds", () => {
		expect(transferRate([])).toBeNull()
		expect(transferRate(sampled([0, 0], [1999, 1e6]))).toBeNull()
		expect(secondsLeft(sampled([0, 0], [500, 100]), 1000)).toBeNull()
	})

	it("is bytes divided by seconds", () => {
		const samples = sampled([0, 0], [1000, 500], [4000, 2000])
		expect(transferRate(samples)).toBe(500)
		expect(secondsLeft(samples, 5000)).toBe(6)
	})

	it("ignores what is older than its window", () => {
		const samples = sampled([0, 0], [1000, 100_000], [10_000, 100_000], [18_000, 101_600])
		expect(transferRate(samples)).toBe(200)
	})

	it("shows no remaining time if nothing moves", () => {
		expect(secondsLeft(sampled([0, 100], [5000, 100]), 1000)).toBeNull()
	})
})

it.each([
	[0, "a few seconds left"],
	[4.9, "a few seconds left"],
	[12, "about 15 seconds left"],
	[54, "about 55 seconds left"],
	[60, "about a minute left"],
	[240, "about 4 minutes left"],
	[1020, "about 17 minutes left"],
])("timeLeftText of %d s is %s", (seconds, text) => {
	expect(timeLeftText(seconds)).toBe(text)
})
