import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { barePng } from "./bare-png"

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), data])
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
	size.writeUInt32BE(data.length)
	sum.writeUInt32BE(crc32(named))
	return Buffer.concat([size, named, sum])
}

const picture = () =>
	sharp({ create: { width: 30, height: 20, channels: 4, background: "#8a48" } })
		.png()
		.toBuffer()
const HEADER_END = 33
const withChunks = (png: Buffer, chunks: Buffer[]) =>
	Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)])

describe("barePng", () => {
	it("removes texts, animation and trailing data, and nothing that is drawn", async () => {
		const png = await picture()
		const packed = deflateSync(Buffer.alloc(100_000, 65))
		const texts = [
			chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), packed])),
			chunk("iTXt", Buffer.concat([Buffer.from("a\0\u0001\0\0\0"), packed])),
			chunk("tEXt", Buffer.from("a\0b")),
			chunk("acTL", Buffer.alloc(8)),
		]
		const bare = barePng(Buffer.concat([withChunks(png, texts), Buffer.from("PK")]))
		const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
		expect(Buffer.from(bare).toString("latin1")).not.toMatch(/zTXt|iTXt|tEXt|acTL|PK$/)
		expect(await pixels(bare)).toEqual(await pixels(png))
	})

	it("keeps a picture's orientation", async () => {
		const held = await sharp(await picture())
			.withMetadata({ orientation: 6 })
			.png()
			.toBuffer()
		expect((await sharp(barePng(held)).metadata()).orientation).toBe(6)
	})

	it("returns any other input unchanged, and always terminates", async () => {
		const jpeg = await sharp(await picture())
			.jpeg()
			.toBuffer()
		expect(barePng(jpeg)).toBe(jpeg)
		const png = await picture()
		fc.assert(
			fc.property(fc.nat(png.length - 1), fc.nat(255), fc.nat(png.length), (at, value, cut) => {
				const bytes = new Uint8Array(png.subarray(0, cut))
				if (at < cut) bytes[at] = value
				expect(barePng(bytes).length).toBeLessThanOrEqual(bytes.length)
			}),
		)
	})
})
