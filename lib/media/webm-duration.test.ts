import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { webmDuration } from "./webm-duration.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "webm-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixture = (name: string) => readFileSync(path.resolve("tests/fixtures", name))

function durationOf(content: Uint8Array): number | null {
	const file = path.join(folder, "content")
	writeFileSync(file, content)
	const fd = openSync(file, "r")
	try {
		return webmDuration(fd, fstatSync(fd).size)
	} finally {
		closeSync(fd)
	}
}

describe("webmDuration", () => {
	// Start times of the last packets as ffprobe reports them.
	it.each([
		["chrome-vp8-opus.webm", 4920],
		["chrome-vp9-opus.webm", 4950],
	])("finds the last frame of %s", (name, milliseconds) => {
		expect(durationOf(fixture(name))).toBe(milliseconds)
	})

	it("ends with the last frame of a truncated recording", () => {
		const whole = fixture("chrome-vp9-opus.webm")
		const half = durationOf(whole.subarray(0, whole.length / 2))
		expect(half).toBeGreaterThan(1500)
		expect(half).toBeLessThan(3500)
	})

	it.each([4095, 4096, 4097])(
		"leaves a recording of %i bytes that breaks off within a header to the parser",
		(length) => {
			const recording = Buffer.alloc(length)
			// An empty EBML head, a Segment and a Cluster of unknown length, then one frame up to the first byte of the next.
			const head = Buffer.from("1a45dfa3801853806701ffffffffffffff1f43b67501ffffffffffffffa3", "hex")
			head.copy(recording)
			recording.writeUInt16BE(0x4000 + length - head.length - 3, head.length)
			recording[head.length + 2] = 0x81
			recording[length - 1] = 0xa3
			expect(durationOf(recording)).toBeNull()
		},
	)

	it("leaves everything else to the parser", () => {
		expect(durationOf(fixture("phone-moov-last.mp4"))).toBeNull()
		expect(durationOf(Buffer.from("<!doctype html>"))).toBeNull()
		expect(durationOf(Buffer.alloc(0))).toBeNull()
		expect(durationOf(Buffer.alloc(10_000))).toBeNull()
	})

	it("returns an integer or null for any input, and terminates", () => {
		const original = fixture("chrome-vp9-opus.webm")
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { minLength: 1, maxLength: 20 }), (changes) => {
				const content = Buffer.from(original)
				for (const [at, value] of changes) content[at] = value
				const milliseconds = durationOf(content)
				if (milliseconds !== null) expect(Number.isSafeInteger(milliseconds)).toBe(true)
			}),
			{ numRuns: 200 },
		)
	})
})
