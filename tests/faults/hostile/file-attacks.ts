import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { pdfDocument, SVG_LOGO } from "../../support/samples/asset-files"
import type { Random } from "../support/random"
import { bitFlips, type Mutation, truncations } from "./video-mutations"

function chunk(type: string, data: Buffer, sum = crc32(Buffer.concat([Buffer.from(type, "latin1"), data]))): Buffer {
	const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
	size.writeUInt32BE(data.length)
	check.writeUInt32BE(sum)
	return Buffer.concat([size, Buffer.from(type, "latin1"), data, check])
}

const PNG = Buffer.from("89504e470d0a1a0a", "hex")
const END = chunk("IEND", Buffer.alloc(0))

interface Claim {
	width: number
	height: number
	depth?: number
	colour?: number
	interlaced?: number
	more?: Buffer[]
	data?: Buffer
}

function png({
	width,
	height,
	depth = 8,
	colour = 6,
	interlaced = 0,
	more = [],
	data = deflateSync(Buffer.alloc(64)),
}: Claim): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width >>> 0, 0)
	header.writeUInt32BE(height >>> 0, 4)
	header.set([depth, colour, 0, 0, interlaced], 8)
	return Buffer.concat([PNG, chunk("IHDR", header), ...more, chunk("IDAT", data), END])
}

/** Headers that claim impossible sizes, and little data that decompresses to much. */
export async function pixelFloods(): Promise<Mutation[]> {
	const sides = [0, 1, 65_535, 100_000, 1_000_000, 0x7fffffff, 0xffffffff]
	const claims = sides.flatMap((width) =>
		[100_000, 0x7fffffff].flatMap((height) =>
			[0, 1].map((interlaced) => ({
				name: `a PNG of ${width} x ${height}, ${interlaced}`,
				kinds: [`width ${width}`, `height ${height}`, `interlaced ${interlaced}`],
				bytes: png({ width, height, interlaced }),
			})),
		),
	)
	const depths = [1, 2, 4, 8, 16, 7, 255].flatMap((depth) =>
		[0, 2, 3, 4, 6, 9].map((colour) => ({
			name: `a PNG of depth ${depth}, ${colour}`,
			kinds: [`depth ${depth}`, `color ${colour}`],
			bytes: png({ width: 9000, height: 9000, depth, colour }),
		})),
	)
	const zeros = deflateSync(Buffer.alloc(60_000_000))
	const text = deflateSync(Buffer.alloc(50_000_000, 0x41))
	const named = (rest: Buffer) => Buffer.concat([Buffer.from("a\0\0", "latin1"), rest])
	const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#888" } })
		.jpeg({ progressive: true })
		.toBuffer()
	const large = Buffer.from(jpeg)
	const frame = large.indexOf(Buffer.from([0xff, 0xc2]))
	large.writeUInt16BE(65_000, frame + 5)
	large.writeUInt16BE(65_000, frame + 7)
	const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
	const webp = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#8888" } })
		.webp({ lossless: true })
		.toBuffer()
	const wide = Buffer.from(webp)
	wide.writeUInt32LE(0xffffffff, wide.indexOf("VP8L") + 9)
	const frames = sharp(Buffer.alloc(64 * 64 * 3 * 200, 7), {
		raw: { width: 64, height: 64 * 200, channels: 3, pageHeight: 64 },
	})
	const control = chunk("acTL", Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))
	const others = [
		{ name: "a PNG whose data is 60 MB of nothing", bytes: png({ width: 64, height: 64, data: zeros }) },
		{ name: "a PNG of 3800 x 3900 of nothing", bytes: png({ width: 3800, height: 3900, data: zeros }) },
		{ name: "a PNG with 50 MB of text", bytes: png({ width: 9, height: 9, more: [chunk("zTXt", named(text))] }) },
		{
			name: "a PNG with 90 texts of 50 MB",
			bytes: png({ width: 9, height: 9, more: Array(90).fill(chunk("zTXt", named(text))) }),
		},
		{ name: "a PNG with a profile of 50 MB", bytes: png({ width: 9, height: 9, more: [chunk("iCCP", named(text))] }) },
		{
			name: "a PNG of many chunks",
			bytes: png({ width: 9, height: 9, more: Array(50_000).fill(chunk("tEXt", Buffer.from("a\0b"))) }),
		},
		{ name: "an animated PNG", bytes: png({ width: 64, height: 64, more: [control] }) },
		{ name: "a JPEG of 65,000 x 65,000", bytes: large },
		{
			name: "a JPEG of 5,000 scans",
			bytes: Buffer.concat([jpeg.subarray(0, -2), ...Array(5000).fill(scan), jpeg.subarray(-2)]),
		},
		{ name: "a WebP of 16,384 x 16,384", bytes: wide },
		{ name: "an animated WebP", bytes: await frames.webp({ loop: 0 }).toBuffer() },
		{ name: "an animated GIF", bytes: await frames.gif().toBuffer() },
	]
	return [...claims, ...depths, ...others.map((flood) => ({ ...flood, kinds: [flood.name] }))]
}

/** Real pictures, cut and with flipped bits. */
export async function damagedPictures(random: Random, each: number): Promise<Mutation[]> {
	const drawn = sharp({
		create: {
			width: 160,
			height: 120,
			channels: 4,
			background: "#3698",
			noise: { type: "gaussian", mean: 120, sigma: 40 },
		},
	})
	const pictures = {
		"a JPEG": await drawn.clone().jpeg().toBuffer(),
		"a progressive JPEG": await drawn.clone().jpeg({ progressive: true }).toBuffer(),
		"a PNG": await drawn.clone().png().toBuffer(),
		"an interlaced PNG": await drawn.clone().png({ progressive: true }).toBuffer(),
		"a WebP": await drawn.clone().webp().toBuffer(),
		"a lossless WebP": await drawn.clone().webp({ lossless: true }).toBuffer(),
	}
	return Object.entries(pictures).flatMap(([name, bytes]) => [
		...bitFlips(bytes, name, random, each),
		...truncations(bytes, name),
	])
}

/** Files of two types at once, or of another type under a picture's first bytes. */
export function polyglots(random: Random): Mutation[] {
	const page = Buffer.from("<!doctype html><script>alert(1)</script>")
	const heads = {
		JPEG: Buffer.from("ffd8ffe000104a46494600010100", "hex"),
		PNG: PNG,
		WebP: Buffer.from("52494646ffffffff57454250565038", "hex"),
		GIF: Buffer.from("GIF89a"),
		PDF: Buffer.from("%PDF-1.7\n"),
		BMP: Buffer.from("BM"),
		TIFF: Buffer.from("49492a0008000000", "hex"),
		ICO: Buffer.from("00000100", "hex"),
		AVIF: Buffer.from("00000018667479706176696600000000617669666d696631", "hex"),
		HEIC: Buffer.from("00000018667479706865696300000000686569636d696631", "hex"),
		ZIP: Buffer.from("PK\u0003\u0004"),
		ELF: Buffer.from("\u007fELF"),
		gzip: Buffer.from("1f8b0800", "hex"),
		shell: Buffer.from("#!/bin/sh\n"),
		PostScript: Buffer.from("%!PS-Adobe-3.0\n"),
		"UTF-16": Buffer.from("\ufeff", "utf16le"),
		nothing: Buffer.alloc(0),
	}
	const tails = {
		page,
		svg: Buffer.from(SVG_LOGO),
		pdf: pdfDocument(),
		noise: random.bytes(5_000),
		zeros: Buffer.alloc(5_000),
		ones: Buffer.alloc(5_000, 0xff),
	}
	return Object.entries(heads).flatMap(([head, first]) =>
		Object.entries(tails).map(([tail, rest]) => ({
			name: `${head} before ${tail}`,
			kinds: [head, tail],
			bytes: Buffer.concat([first, rest]),
		})),
	)
}

export function badPdfs(random: Random, each: number): Mutation[] {
	const real = pdfDocument()
	const text = real.toString("latin1")
	const changed = [
		text.replace("%%EOF", ""),
		text.replace("startxref", "startxxxx").replace("/Root 1 0 R", ""),
		text.replace(/startxref\n\d+/, "startxref\n99999999999999999999").replace("1 0 obj", "8 0 obj"),
		text.replace("/Root 1 0 R", "/Root 99 0 R").replace("xref\n0", "xxxx\n0"),
		`%PDF-1.4\n${"/Root ".repeat(500_000)}\n%%EOF`,
		`%PDF-1.4\n${"startxref 1 ".repeat(300_000)}%%EOF`,
		`%PDF-1.4\nstartxref${" ".repeat(900)}\n%%EOF`,
		`%PDF-1.4\n${"%%EOF\n".repeat(300_000)}`,
		`%PDF-${"9".repeat(2_000_000)}`,
		`\n${text}`,
		`<html>${text}</html>`,
		`%FDF-1.2\n${text}`,
	]
	return [
		...changed.map((content, at) => ({
			name: `PDF ${at}`,
			bytes: Buffer.from(content, "latin1"),
			kinds: [`PDF ${at}`],
		})),
		...bitFlips(real, "PDF", random, each),
		...truncations(real, "PDF"),
	]
}
