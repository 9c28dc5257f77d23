import sharp from "sharp"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { preparePoster } from "./prepare-poster"

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: "#c43" } })

async function sizeOf(bytes: Uint8Array | null) {
	const { format, width, height, exif, icc, xmp } = await sharp(bytes ?? new Uint8Array()).metadata()
	return { format, width, height, metadata: Boolean(exif ?? icc ?? xmp) }
}

describe("preparePoster", () => {
	it.each(["png", "jpeg", "webp"] as const)("makes a JPEG of %s within 1280 px", async (format) => {
		const poster = await preparePoster(await picture(2560, 1440).toFormat(format).toBuffer())
		expect(await sizeOf(poster)).toEqual({ format: "jpeg", width: 1280, height: 720, metadata: false })
	})

	it("does not enlarge", async () => {
		expect(await sizeOf(await preparePoster(await picture(320, 640).png().toBuffer()))).toMatchObject({
			width: 320,
			height: 640,
		})
	})

	it("turns a phone's picture upright and removes its metadata", async () => {
		const phone = await picture(400, 200)
			.withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer()
		expect(await sizeOf(await preparePoster(phone))).toEqual({
			format: "jpeg",
			width: 200,
			height: 400,
			metadata: false,
		})
	})

	it.each([
		["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'],
		["HTML", "<!doctype html><p>hello"],
		["a cut JPEG header", "\xff\xd8\xff\xe0\x00\x10JFIF"],
		["nothing", ""],
	])("gives null for %s", async (_what, content) => {
		expect(await preparePoster(Buffer.from(content, "latin1"))).toBeNull()
	})

	it("gives null for a GIF, whatever sharp could make of it", async () => {
		expect(await preparePoster(await picture(9, 9).gif().toBuffer())).toBeNull()
	})

	it("refuses more than 4 megapixels by the header, before decoding", async () => {
		const bomb = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: "#fff" } })
			.png({ compressionLevel: 9 })
			.toBuffer()
		const refuse = async () => expect(await preparePoster(bomb)).toBeNull()
		expect(await processorMs(refuse)).toBeLessThan(500)
		expect(await preparePoster(await picture(2001, 2000).png().toBuffer())).toBeNull()
		expect(await preparePoster(await picture(2000, 2000).png().toBuffer())).not.toBeNull()
	}, 20_000)

	it("refuses what cannot be decoded row by row", async () => {
		expect(await preparePoster(await picture(640, 480).png({ progressive: true }).toBuffer())).toBeNull()
		expect(await preparePoster(await picture(640, 480).jpeg({ progressive: true }).toBuffer())).toBeNull()
		const frames = Buffer.concat([0, 200].map((value) => Buffer.alloc(64 * 48 * 3, value)))
		const film = sharp(frames, { raw: { width: 64, height: 96, channels: 3, pageHeight: 48 } })
		expect(await preparePoster(await film.webp({ loop: 0, delay: [100, 100] }).toBuffer())).toBeNull()
	})

	it("decodes one at a time in the whole process, and continues after an invalid one", async () => {
		// Imports the module the way another bundle of the server does.
		const other: { preparePoster: typeof preparePoster } = await import(
			`${import.meta.dirname}/prepare-poster.ts?other`
		)
		expect(other.preparePoster).not.toBe(preparePoster)
		const real = await picture(1280, 720).png().toBuffer()
		let atOnce = 0
		const watch = (length: number) => {
			atOnce = Math.max(atOnce, length)
		}
		sharp.queue.on("change", watch)
		const inputs = Array.from({ length: 8 }, (_, index) => (index % 3 === 1 ? real.subarray(0, 500) : real))
		const posters = await Promise.all(
			inputs.map((bytes, index) => (index < 4 ? preparePoster : other.preparePoster)(bytes)),
		)
		sharp.queue.off("change", watch)
		expect(posters.filter(Boolean)).toHaveLength(5)
		// sharp counts a task after it has handed it to a thread, which may have taken it off again: 0, but never 2.
		expect(atOnce).toBeLessThanOrEqual(1)
	})

	it("never throws on damaged pictures", async () => {
		const real = await Promise.all([
			picture(64, 48).png().toBuffer(),
			picture(64, 48).jpeg().toBuffer(),
			picture(64, 48).webp().toBuffer(),
		])
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...real), fc.nat(), fc.nat(), fc.nat(255), async (original, at, cut, value) => {
				const content = new Uint8Array(original.subarray(0, original.length - (cut % original.length)))
				content[at % content.length] = value
				const poster = await preparePoster(content)
				if (poster) expect((await sizeOf(poster)).format).toBe("jpeg")
			}),
			{ numRuns: 150 },
		)
	}, 30_000)
})
