import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { prepareImage } from "./prepare-image"

const picture = (width: number, height: number, alpha = 1) =>
	sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 40, alpha } } })

async function stored(bytes: Uint8Array, type: Parameters<typeof prepareImage>[1], side = 1024) {
	const result = await prepareImage(bytes, type, side)
	if (result.is !== "fine") throw new Error(JSON.stringify(result))
	return sharp(result.bytes)
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), data])
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
	size.writeUInt32BE(data.length)
	sum.writeUInt32BE(crc32(named))
	return Buffer.concat([size, named, sum])
}

/** A PNG whose header claims this size but which has no pixels. */
function claimingPng(width: number, height: number, interlaced = false): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
	const signature = Buffer.from("89504e470d0a1a0a", "hex")
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(99))),
		chunk("IEND", Buffer.alloc(0)),
	])
}

describe("prepareImage", () => {
	it.each(["jpeg", "png", "webp"] as const)("keeps the type of %s, within its longest side", async (format) => {
		const bytes = await picture(2400, 1200).toFormat(format).toBuffer()
		const { width, height, format: kept } = await (await stored(bytes, `image/${format}`)).metadata()
		expect({ width, height, kept }).toEqual({ width: 1024, height: 512, kept: format })
	})

	it("does not enlarge", async () => {
		const { width } = await (await stored(await picture(30, 20).png().toBuffer(), "image/png")).metadata()
		expect(width).toBe(30)
	})

	it.each(["png", "webp"] as const)("keeps the transparency of %s", async (format) => {
		const bytes = await picture(40, 40, 0.5).toFormat(format).toBuffer()
		const { data } = await (await stored(bytes, `image/${format}`)).raw().toBuffer({ resolveWithObject: true })
		expect(data[3]).toBeGreaterThan(120)
		expect(data[3]).toBeLessThan(135)
	})

	it.each(["jpeg", "webp", "png"] as const)("turns %s upright and removes its location", async (format) => {
		const phone = await picture(400, 200)
			.withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.toFormat(format)
			.toBuffer()
		expect((await sharp(phone).metadata()).exif).toBeDefined()
		const { width, height, exif, xmp, iptc, icc, orientation } = await (
			await stored(phone, `image/${format}`)
		).metadata()
		expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
		expect([width, height]).toEqual([200, 400])
	})

	it("accepts exactly 40 megapixels and not one row more, by the header alone", async () => {
		const limit = await picture(8000, 5000).png({ compressionLevel: 1 }).toBuffer()
		expect((await prepareImage(limit, "image/png", 1024)).is).toBe("fine")
		const refuseAll = async () => {
			expect(await prepareImage(claimingPng(8000, 5001), "image/png", 1024)).toEqual({
				is: "refused",
				because: "has more than 40 megapixels",
			})
			for (const side of [100_000, 0x7fffffff]) {
				expect((await prepareImage(claimingPng(side, side), "image/png", 1024)).is).toBe("refused")
			}
		}
		expect(await processorMs(refuseAll)).toBeLessThan(500)
	}, 20_000)

	it("accepts progressive pictures, which must be held in memory, up to 16 megapixels", async () => {
		const small = await picture(640, 480).jpeg({ progressive: true }).toBuffer()
		expect((await prepareImage(small, "image/jpeg", 1024)).is).toBe("fine")
		expect(await prepareImage(claimingPng(4001, 4000, true), "image/png", 1024)).toEqual({
			is: "refused",
			because: "is progressive or interlaced and has more than 16 megapixels",
		})
	})

	it("refuses an animation, and a JPEG with a thousand scans", async () => {
		const frames = Buffer.concat([0, 200].map((value) => Buffer.alloc(64 * 48 * 3, value)))
		const film = sharp(frames, { raw: { width: 64, height: 96, channels: 3, pageHeight: 48 } })
		const webp = await film.webp({ loop: 0, delay: [100, 100] }).toBuffer()
		expect(await prepareImage(webp, "image/webp", 1024)).toEqual({ is: "refused", because: "is animated" })
		const jpeg = await picture(64, 64).jpeg({ progressive: true }).toBuffer()
		const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2)
		const scans = Buffer.concat([jpeg.subarray(0, -2), ...Array(1000).fill(scan), jpeg.subarray(-2)])
		expect(await prepareImage(scans, "image/jpeg", 1024)).toEqual({
			is: "refused",
			because: "has too many scans",
		})
	})

	it("refuses truncated files, and never throws anything else", async () => {
		const real = {
			"image/png": await picture(64, 48).png().toBuffer(),
			"image/jpeg": await picture(64, 48).jpeg().toBuffer(),
			"image/webp": await picture(64, 48).webp().toBuffer(),
		}
		for (const [type, bytes] of Object.entries(real) as [keyof typeof real, Buffer][]) {
			const half = await prepareImage(bytes.subarray(0, bytes.length / 2), type, 1024)
			expect(half).toEqual({ is: "refused", because: "is damaged" })
		}
		const types = Object.keys(real) as (keyof typeof real)[]
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...types), fc.nat(), fc.nat(255), async (type, at, value) => {
				const bytes = new Uint8Array(real[type])
				bytes[at % bytes.length] = value
				const result = await prepareImage(bytes, type, 1024)
				if (result.is === "fine") expect(`image/${(await sharp(result.bytes).metadata()).format}`).toBe(type)
			}),
			{ numRuns: 150 },
		)
	}, 30_000)
})
