import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { foreignParts } from "@/tests/support/container-facts"
import { bareDescription, barePackets } from "./bare-packets.mjs"
import { repairFile } from "./repair-file.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "private-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixture = (name: string) => readFileSync(path.resolve("tests/fixtures", name))

async function copyOf(bytes: Uint8Array): Promise<Buffer> {
	const [source, target] = [path.join(folder, "source"), path.join(folder, "target")]
	writeFileSync(source, bytes)
	const repair = await repairFile(source, target)
	if ("problem" in repair) throw new Error(`${repair.problem}: ${repair.reason}`)
	return readFileSync(target)
}

const box = (name: string, body: Uint8Array | string) => {
	const content = Buffer.from(body)
	const head = Buffer.alloc(8)
	head.writeUInt32BE(content.length + 8)
	head.write(name, 4, "latin1")
	return Buffer.concat([head, content])
}

/** Adds a box at the end of moov's own boxes. The file's index comes last, so that no offset moves. */
function inMoov(file: Buffer, added: Buffer): Buffer {
	const at = file.lastIndexOf("moov") - 4
	const size = file.readUInt32BE(at)
	const grown = Buffer.concat([file.subarray(0, at + size), added, file.subarray(at + size)])
	grown.writeUInt32BE(size + added.length, at)
	return grown
}

/** Ends an MP4 or WebM file with one more part. Chrome's WebM says no length, so what follows belongs to it. */
const endingIn = (file: Buffer, added: Buffer) => Buffer.concat([file, added])
const element = (id: string, body: Uint8Array | string) => {
	const content = Buffer.from(body)
	const size = Buffer.alloc(4)
	size.writeUInt32BE(0x10000000 + content.length)
	return Buffer.concat([Buffer.from(id, "hex"), size, content])
}

const SECRET = "PLANTED 25.25W Grace Hopper"
const phone = fixture("phone-moov-last.mp4")
const chrome = fixture("chrome-vp8-opus.webm")
const xmp = "be7acfcb97a942e89c71999491e3afac"

const PLANTED: [form: string, file: Buffer][] = [
	["a place in udta/loci, index first", fixture("world/video/gps-faststart.mp4")],
	["Apple's keys, index first", fixture("world/video/gps-apple-mdta.mp4")],
	["XMP in a uuid box", fixture("world/video/xmp-gps.mp4")],
	["an iPhone's QuickTime", fixture("world/video/iphone-h264.mov")],
	["an iPhone's HEVC", fixture("world/video/hevc.mov")],
	["©xyz, a track's name, and free keys", fixture("world/video/xyz.mp4")],
	["a timecode track and names of QuickTime", fixture("world/video/timecode.mov")],
	["a message within H.264", fixture("world/video/sei-h264.mp4")],
	["tags and names of WebM", fixture("world/video/tags.webm")],
	["tags of WebM with Vorbis", fixture("world/video/vorbis-tags.webm")],
	["an author in 3GPP's box", inMoov(phone, box("udta", box("auth", `\0\0\0\0\x15\xc7${SECRET}\0`)))],
	["XMP in udta", inMoov(phone, box("udta", box("XMP_", `<x:xmpmeta>${SECRET}</x:xmpmeta>`)))],
	["meta without keys", inMoov(phone, box("meta", `\0\0\0\0${SECRET}`))],
	[
		"a uuid box at the end",
		endingIn(phone, box("uuid", Buffer.concat([Buffer.from(xmp, "hex"), Buffer.from(SECRET)]))),
	],
	["words in a skipped box", endingIn(phone, box("free", SECRET))],
	["Matroska's tags", endingIn(chrome, element("1254c367", element("7373", element("67c8", SECRET))))],
	["Matroska's attachment", endingIn(chrome, element("1941a469", element("61a7", SECRET)))],
	["Matroska's chapter", endingIn(chrome, element("1043a770", SECRET))],
	["filler of WebM", endingIn(chrome, element("ec", SECRET))],
]
const WORDS = /PLANTED|Grace|Hopper|Apple|iPhone|\+00\.5|025\.25|xmpmeta|quicktime|x26[45]/

describe("the copy that is served", () => {
	it.each(PLANTED)("holds nothing of %s", async (_form, file) => {
		expect(WORDS.test(file.toString("latin1")) || foreignParts(file).length > 0, "it is planted").toBe(true)
		const copy = await copyOf(file)
		expect(copy.toString("latin1")).not.toMatch(WORDS)
		expect(foreignParts(copy)).toEqual([])
	})

	it("is the same picture and sound, so a file that says nothing is copied byte for byte of its packets", async () => {
		const once = await copyOf(phone)
		const again = await copyOf(once)
		const media = (file: Buffer) => file.subarray(file.indexOf("mdat"))
		expect(media(again).equals(media(once))).toBe(true)
	})
})

/** A unit behind its four bytes of length. */
const unit = (...bytes: number[]) => [0, 0, 0, bytes.length, ...bytes]
const avcC = Uint8Array.of(1, 100, 0, 12, 0xff)
const hvcC = (...arrays: number[][]) => {
	const head = new Uint8Array(23)
	head[21] = 3
	head[22] = arrays.length
	return Uint8Array.of(...head, ...arrays.flat())
}

describe("barePackets", () => {
	const slice = unit(0x65, 1, 2, 3)
	const avc = (...units: number[][]) => [...barePackets("avc", avcC)(Uint8Array.of(...units.flat()))]

	it.each([
		["user data", unit(6, 5, 3, 7, 7, 7, 0x80)],
		["registered user data", unit(6, 4, 2, 0xb5, 0, 0x80)],
		["user data behind a message that is needed", unit(6, 1, 1, 9, 5, 1, 7, 0x80)],
		["a kind above 255", unit(6, 0xff, 10, 1, 7, 0x80)],
		["a unit of no standard kind", unit(0x78, 1, 2)],
		["filler", unit(12, 0xff, 0x80)],
	])("leaves out %s", (_what, planted) => {
		expect(avc(planted, slice)).toEqual(slice)
		expect(avc(slice, planted)).toEqual(slice)
	})

	it("keeps timing, recovery, and orientation, and hands on what it need not change", () => {
		const needed = [unit(6, 1, 1, 9, 6, 1, 0x84, 0x80), unit(6, 47, 1, 0x80, 0x80), unit(9, 0xf0), slice]
		expect(avc(...needed)).toEqual(needed.flat())
		const data = Uint8Array.of(...slice)
		expect(barePackets("avc", avcC)(data)).toBe(data)
	})

	it("reads messages through the bytes that keep start codes out", () => {
		// 0 0 3 stands for 0 0: without undoing it the second message would be read a byte too early, as kind 0.
		expect(avc(unit(6, 1, 3, 0, 0, 3, 9, 5, 1, 7, 0x80), slice)).toEqual(slice)
	})

	it("leaves Dolby Vision's and unknown units of HEVC out, and messages", () => {
		const hevc = (...units: number[][]) => [...barePackets("hevc", hvcC())(Uint8Array.of(...units.flat()))]
		const picture = unit(0x26, 1, 9, 9)
		for (const kind of [62, 63, 41, 48]) expect(hevc(unit(kind << 1, 1, 7), picture)).toEqual(picture)
		expect(hevc(unit(39 << 1, 1, 5, 1, 7, 0x80), picture, unit(40 << 1, 1, 4, 1, 7, 0x80))).toEqual(picture)
		const light = unit(39 << 1, 1, 144, 4, 1, 1, 1, 1, 0x80)
		expect(hevc(light, picture)).toEqual([...light, ...picture])
	})

	it("leaves free text out of AV1", () => {
		const frame = [0x32, 2, 9, 9]
		const text = [0x2a, 3, 4, 0xb5, 7]
		const light = [0x2a, 5, 1, 0, 1, 0, 1]
		const av1 = (...units: number[][]) => [...barePackets("av1", undefined)(Uint8Array.of(...units.flat()))]
		expect(av1(text, light, frame)).toEqual([...light, ...frame])
	})

	it.each([
		["a unit that is longer than its packet", "avc", [0, 0, 0, 9, 0x65]],
		["a packet of messages alone", "avc", unit(6, 5, 1, 7, 0x80)],
		["an AV1 unit that is longer than its packet", "av1", [0x32, 9, 1]],
	])("calls %s damaged", (_what, codec, data) => {
		expect(() => barePackets(codec, avcC)(Uint8Array.of(...data))).toThrow()
	})

	it("takes zeros at the end of a packet for filling", () => {
		expect(avc(slice, [0, 0])).toEqual(slice)
	})
})

describe("bareDescription", () => {
	const set = [0x21, 0, 1, 0, 2, 0x42, 1]
	it("leaves the messages out of an hvcC", () => {
		const message = [39, 0, 1, 0, 3, 0x4e, 1, 5]
		expect(bareDescription("hevc", hvcC(set, message))).toEqual(hvcC(set))
		expect(bareDescription("hevc", hvcC(set))).toEqual(hvcC(set))
		expect(() => bareDescription("hevc", hvcC(set.slice(0, 4)))).toThrow()
	})

	it("leaves tags and pictures out of a FLAC's head", () => {
		const info = [0x66, 0x4c, 0x61, 0x43, 0, 0, 0, 34, ...Array.from({ length: 34 }, () => 7)]
		const bare = bareDescription("flac", Uint8Array.of(...info, 0x84, 0, 0, 1, 9))
		expect(bare).toEqual(Uint8Array.of(...info.slice(0, 4), 128, ...info.slice(5)))
	})

	it("leaves the tags out of Vorbis's heads", () => {
		const heads = Uint8Array.of(2, 2, 5, 8, 8, 3, 9, 9, 9, 9, 5, 5)
		const bare = bareDescription("vorbis", heads) ?? new Uint8Array()
		expect([...bare.subarray(0, 5)]).toEqual([2, 2, 16, 8, 8])
		expect([...bare.subarray(-2)]).toEqual([5, 5])
	})
})
