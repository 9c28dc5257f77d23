import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from "mediabunny"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { extractAudio } from "./extract-audio"

const FIXTURES = path.resolve(import.meta.dirname, "../../../tests/fixtures")
const MB = 1024 * 1024

let folder = ""
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "sound-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function placed(bytes: Uint8Array): Promise<string> {
	const file = path.join(folder, "take")
	await writeFile(file, bytes)
	return file
}

async function packetsOf(bytes: Uint8Array) {
	const track = await new Input({ formats: [WEBM, MP4], source: new BufferSource(bytes) }).getPrimaryAudioTrack()
	if (!track) return []
	const packets: { data: Uint8Array; timestamp: number }[] = []
	for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
	return packets
}

describe("extractAudio", () => {
	it("takes no tags along, since the sound leaves for another company's server", async () => {
		const given = await readFile(path.join(FIXTURES, "world/video/vorbis-tags.webm"))
		const audio = await extractAudio(await placed(given), 24 * MB)
		if ("problem" in audio) throw new Error(audio.problem)
		// The encoder names itself where Vorbis keeps its tags.
		const words = /PLANTED|Xiph|Lav[cf]/
		expect(given.toString("latin1")).toMatch(words)
		expect(Buffer.from(audio.bytes).toString("latin1")).not.toMatch(words)
		expect((await packetsOf(audio.bytes)).length).toBe((await packetsOf(given)).length)
	})

	it.each([
		["chrome-vp8-opus.webm", "audio/webm"],
		["chrome-vp9-opus.webm", "audio/webm"],
		["phone-moov-last.mp4", "audio/mp4"],
		["safari-like-fragmented.mp4", "audio/mp4"],
	])("copies every audio packet of %s, and no picture", async (name, contentType) => {
		const file = path.join(folder, name)
		await copyFile(path.join(FIXTURES, name), file)
		const audio = await extractAudio(file, 24 * MB)
		if ("problem" in audio) throw new Error(audio.problem)
		expect(audio.contentType).toBe(contentType)
		const input = new Input({ formats: [WEBM, MP4], source: new BufferSource(audio.bytes) })
		expect(await input.getPrimaryVideoTrack()).toBeNull()
		const [given, taken] = [await packetsOf(await readFile(file)), await packetsOf(audio.bytes)]
		expect(taken.length).toBeGreaterThan(10)
		expect(taken.map(({ data }) => Buffer.from(data).toString("hex"))).toEqual(
			given.map(({ data }) => Buffer.from(data).toString("hex")),
		)
		expect(taken[0]?.timestamp).toBeCloseTo(0, 2)
		expect(audio.beginsAtMs).toBe(Math.round((given[0]?.timestamp ?? 0) * 1000))
	})

	it("says what is wrong, and leaves no file behind", async () => {
		const whole = await readFile(path.join(FIXTURES, "chrome-vp9-opus.webm"))
		expect(await extractAudio(await placed(whole), 1000)).toEqual({ problem: "too_large" })
		expect(await extractAudio(await placed(Buffer.alloc(5000, 7)), MB)).toEqual({ problem: "unreadable" })
		expect(await extractAudio(path.join(folder, "missing"), MB)).toEqual({ problem: "unreadable" })
		const cut = await extractAudio(await placed(whole.subarray(0, whole.length / 2)), MB)
		expect("bytes" in cut && (await packetsOf(cut.bytes)).length).toBeGreaterThan(3)
		expect((await readdir(folder)).filter((name) => name.endsWith(".sound"))).toEqual([])
	})
})
