import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { contentRange } from "./content-range"

describe("contentRange of 1000 bytes", () => {
	it.each([
		["bytes=0-0", { start: 0, end: 0 }],
		["bytes=0-1", { start: 0, end: 1 }],
		["bytes=0-", { start: 0, end: 999 }],
		["bytes=0-999", { start: 0, end: 999 }],
		["bytes=0-1000", { start: 0, end: 999 }],
		["bytes=500-99999999999999999999999", { start: 500, end: 999 }],
		["bytes=999-", { start: 999, end: 999 }],
		["bytes=-1", { start: 999, end: 999 }],
		["bytes=-1000", { start: 0, end: 999 }],
		["bytes=-5000", { start: 0, end: 999 }],
		["bytes= 5-6 ", { start: 5, end: 6 }],
		["BYTES=5-6", { start: 5, end: 6 }],
		["bytes=007-010", { start: 7, end: 10 }],
	])("%s is a part", (header, expected) => {
		expect(contentRange(header, 1000)).toEqual(expected)
	})

	it.each(["bytes=1000-", "bytes=1000-2000", "bytes=99999999999999999999999-", "bytes=-0", "bytes=-00"])(
		"%s cannot be satisfied",
		(header) => {
			expect(contentRange(header, 1000)).toBe("unsatisfiable")
		},
	)

	it.each([
		null,
		"",
		"bytes",
		"bytes=",
		"bytes=-",
		"bytes=--1",
		"bytes=5-4",
		"bytes=a-b",
		"bytes=0x1-2",
		"bytes=1.5-2",
		"bytes=+1-2",
		"bytes=1e3-",
		"bytes=0-1,5-6",
		"bytes=0-1,",
		"bytes=1 - 2",
		"bytes 0-1",
		"items=0-1",
		"xbytes=0-1",
		"bytes=0-1\n",
		"bytes=٣-٤",
	])("%j gets the full answer", (header) => {
		expect(contentRange(header, 1000)).toBeNull()
	})
})

describe("contentRange", () => {
	it("has no range of an empty file", () => {
		expect(contentRange("bytes=0-", 0)).toBe("unsatisfiable")
		expect(contentRange("bytes=-5", 0)).toBe("unsatisfiable")
		expect(contentRange(null, 0)).toBeNull()
	})

	it("never leaves the file, whatever the header", () => {
		const header = fc.oneof(
			fc.string({ unit: anyCodePoint }),
			fc
				.tuple(fc.bigInt({ min: 0n, max: 1n << 70n }), fc.bigInt({ min: 0n, max: 1n << 70n }))
				.map(([a, b]) => `bytes=${a}-${b}`),
			fc.stringMatching(/^bytes=[0-9]{0,20}-[0-9]{0,20}$/),
		)
		fc.assert(
			fc.property(header, fc.nat(), (value, size) => {
				const range = contentRange(value, size)
				if (range === null || range === "unsatisfiable") return
				expect(range.start).toBeGreaterThanOrEqual(0)
				expect(range.end).toBeGreaterThanOrEqual(range.start)
				expect(range.end).toBeLessThan(size)
			}),
			{ numRuns: 500 },
		)
	})

	it("parses every well-formed range", () => {
		fc.assert(
			fc.property(fc.nat(9999), fc.nat(9999), (a, b) => {
				const [start, end] = [Math.min(a, b), Math.max(a, b)]
				expect(contentRange(`bytes=${start}-${end}`, 10_000)).toEqual({ start, end })
			}),
		)
	})
})
