import { readFile } from "node:fs/promises"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { sniffVideo } from "./sniff-video"

const bytes = (...parts: (string | number[])[]) =>
	new Uint8Array(
		Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part)))),
	)

function ftyp(...brands: string[]): Uint8Array {
	const [major = "", ...compatible] = brands
	return bytes([0, 0, 0, 16 + 4 * compatible.length], "ftyp", major, [0, 0, 2, 0], ...compatible, [0, 0, 0, 8], "free")
}

function ebml(docType: string): Uint8Array {
	const element = [0x42, 0x82, 0x80 | docType.length]
	return bytes(
		[0x1a, 0x45, 0xdf, 0xa3, 0x80 | (element.length + docType.length)],
		element,
		docType,
		[0x18, 0x53, 0x80, 0x67],
	)
}

const head = async (name: string) => new Uint8Array((await readFile(`tests/fixtures/${name}`)).subarray(0, 4100))

describe("sniffVideo", () => {
	it.each([
		["chrome-vp8-opus.webm", "video/webm"],
		["chrome-vp9-opus.webm", "video/webm"],
		["phone-moov-last.mp4", "video/mp4"],
		["safari-like-fragmented.mp4", "video/mp4"],
	])("recognizes the recording %s", async (name, type) => {
		expect(sniffVideo(await head(name))).toBe(type)
	})

	it.each([
		["Chrome", ["isom", "isom", "iso6", "iso2", "avc1", "mp41"]],
		["Android", ["mp42", "isom", "mp42"]],
		["HEVC phone", ["isom", "isom", "iso2", "hvc1", "mp41"]],
		["iTunes video", ["M4V ", "M4V ", "mp42", "isom"]],
		["DASH", ["dash", "iso6", "mp41"]],
		["3GP that is MP4 too", ["3gp5", "3gp5", "isom"]],
		["QuickTime that is MP4 too", ["qt  ", "qt  ", "mp42"]],
		["QuickTime only", ["qt  ", "qt  "]],
		["3GP only", ["3gp4", "3gp4"]],
		["3GPP2, of older phones", ["3g2a", "3g2a"]],
		["a major brand alone", ["mp42"]],
	])("accepts MP4: %s", async (_who, brands) => {
		expect(sniffVideo(ftyp(...brands))).toBe("video/mp4")
	})

	it.each([
		["M4A", ftyp("M4A ", "M4A ", "mp42", "isom")],
		["M4B", ftyp("M4B ", "mp42", "isom")],
		["HEIC", ftyp("heic", "mif1", "heic")],
		["HEIC under a video brand", ftyp("isom", "mif1", "heic")],
		["AVIF", ftyp("avif", "mif1", "miaf")],
		["AVIF sequence", ftyp("avis", "msf1", "iso8", "avif")],
		["CR3", ftyp("crx ", "crx ", "isom")],
		["an unknown brand", ftyp("abcd", "efgh")],
		["Matroska", ebml("matroska")],
		["another EBML document", ebml("webmx")],
		["EBML without a document type", bytes([0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 1])],
		["HTML", bytes("<!doctype html><script>alert(1)</script>")],
		["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
		["HTML behind a false ftyp", bytes("<div", "ftypisom", "\0\0\0\0", "mp42><script>alert(1)</script>")],
		["PDF behind a false ftyp", bytes("%PDF", "ftypisom", "\0\0\0\0", "mp42")],
		["a GIF", bytes("GIF89a")],
		["an Ogg file", bytes("OggS\0\x02")],
		["an AVI", bytes("RIFF\0\0\0\0AVI LIST")],
		["an MP3", bytes("ID3\x04\0\0")],
		["nothing", bytes()],
		["zeros", new Uint8Array(4100)],
	])("refuses %s", async (_what, content) => {
		expect(sniffVideo(content)).toBeNull()
	})

	it("accepts WebM by its document type", async () => {
		expect(sniffVideo(ebml("webm"))).toBe("video/webm")
	})

	it("never throws, and never accepts other first bytes", async () => {
		await fc.assert(
			fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (content) => {
				expect(sniffVideo(content)).toBeNull()
			}),
			{ numRuns: 500 },
		)
	})

	it("survives every cut and every changed byte of real files' beginnings", async () => {
		const real = await Promise.all(
			["chrome-vp9-opus.webm", "phone-moov-last.mp4", "safari-like-fragmented.mp4"].map(head),
		)
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...real),
				fc.nat(200),
				fc.array(fc.tuple(fc.nat(120), fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
				async (original, length, changes) => {
					const content = original.slice(0, length)
					for (const [at, value] of changes) if (at < content.length) content[at] = value
					expect([null, "video/webm", "video/mp4"]).toContain(sniffVideo(content))
				},
			),
			{ numRuns: 1000 },
		)
	})
})
