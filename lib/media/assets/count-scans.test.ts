import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { countScans } from "./count-scans"

const picture = () => sharp({ create: { width: 99, height: 64, channels: 3, background: "#963" } })

describe("countScans", () => {
	it("is one for a plain JPEG, whatever is in its comments or follows its end", async () => {
		const plain = await picture().jpeg().toBuffer()
		const scan = Buffer.from("ffda0008010100003f00", "hex")
		const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + scan.length]), scan])
		const noted = Buffer.concat([plain.subarray(0, 2), note, plain.subarray(2)])
		for (const jpeg of [plain, noted, Buffer.concat([plain, scan, scan])]) expect(countScans(jpeg)).toBe(1)
	})

	it("counts each pass of a progressive one", async () => {
		const jpeg = await picture().jpeg({ progressive: true }).toBuffer()
		const passes = countScans(jpeg)
		expect(passes).toBeGreaterThan(3)
		const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
		expect(countScans(Buffer.concat([jpeg.subarray(0, -2), scan, scan, jpeg.subarray(-2)]))).toBe(passes + 2)
	})

	it("terminates on any input", () => {
		for (const hex of ["", "ff", "ffd8", "ffd8ffff", "ffd8ffdaffff", "ffd8ffe00000ffe00001ffda"]) {
			expect(countScans(Buffer.from(hex, "hex"))).toBeLessThan(3)
		}
		expect(countScans(Buffer.alloc(1_000_000, 0xff))).toBe(0)
	})
})
