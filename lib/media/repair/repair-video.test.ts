import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { closeSync, fstatSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { BufferSource, EncodedPacketSink, Input, type InputTrack, MP4, QTFF, WEBM } from "mediabunny"
import { afterAll, describe, expect, it } from "vitest"
import { walkWebm } from "../webm-duration.mjs"
import { barePackets } from "./bare-packets.mjs"
import { mp4Layout } from "./mp4-layout.mjs"
import { type Repair, readVideo, repairVideo, stopRepairs } from "./repair-video"

const folder = mkdtempSync(path.join(tmpdir(), "repair-"))
const target = path.join(folder, "target")
afterAll(() => {
	stopRepairs()
	rmSync(folder, { recursive: true, force: true })
})

const fixture = (name: string) => readFileSync(path.resolve("tests/fixtures", name))
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

async function repair(bytes: Uint8Array): Promise<Repair> {
	const source = path.join(folder, "source")
	rmSync(target, { force: true })
	writeFileSync(source, bytes)
	const result = await repairVideo(source, target)
	expect(readFileSync(source).equals(bytes), "the original is as it was").toBe(true)
	return result
}

function onFile<T>(bytes: Uint8Array, look: (fd: number, size: number) => T): T {
	const file = path.join(folder, "looked-at")
	writeFileSync(file, bytes)
	const fd = openSync(file, "r")
	try {
		return look(fd, fstatSync(fd).size)
	} finally {
		closeSync(fd)
	}
}

/** The part of a packet that players need. What is left out has a test of its own. */
async function bareOf(track: InputTrack): Promise<(data: Uint8Array) => Uint8Array> {
	const config = track.isVideoTrack() ? await track.getDecoderConfig() : null
	return barePackets((await track.getCodec()) ?? "", config?.description as Uint8Array | undefined)
}

/** What a player learns from a file: its duration, and the packets of each track. */
async function read(bytes: Uint8Array) {
	using input = new Input({ formats: [WEBM, MP4, QTFF], source: new BufferSource(bytes) })
	const tracks: { type: string; packets: number; hash: string; middle: number }[] = []
	for (const track of await input.getTracks()) {
		const hash = createHash("sha256")
		const bare = await bareOf(track)
		let packets = 0
		for await (const { data } of new EncodedPacketSink(track).packets()) {
			packets += 1
			hash.update(bare(data))
		}
		const middle = await new EncodedPacketSink(track).getKeyPacket((await input.computeDuration()) / 2)
		tracks.push({ type: track.type, packets, hash: hash.digest("hex"), middle: middle?.timestamp ?? -1 })
	}
	return { seconds: await input.computeDuration(), tracks }
}

// Durations as ffprobe reports them from the decoded packets.
const VIDEOS = [
	["chrome-vp8-opus.webm", 4.95],
	["chrome-vp9-opus.webm", 4.98],
	["phone-moov-last.mp4", 5],
	["safari-like-fragmented.mp4", 5.067],
] as const

describe("repairVideo", () => {
	it.each(VIDEOS)("gives %s what players need, and keeps every packet", async (name, seconds) => {
		const original = fixture(name)
		const result = await repair(original)
		if ("problem" in result) throw new Error(`${result.problem}: ${result.reason}`)
		const copy = readFileSync(target)
		expect(result).toMatchObject({ file: { size: copy.length, sha256: sha256(copy) } })
		expect(Math.abs(result.durationMs / 1000 - seconds)).toBeLessThanOrEqual(0.1)
		const [before, after] = [await read(original), await read(copy)]
		expect(Math.abs(after.seconds - seconds)).toBeLessThanOrEqual(0.1)
		expect(after.tracks.map(({ hash, packets }) => [hash, packets])).toEqual(
			before.tracks.map(({ hash, packets }) => [hash, packets]),
		)
		for (const { middle } of after.tracks) expect(middle).toBeGreaterThanOrEqual(0)
		if (name.endsWith("mp4")) {
			expect(onFile(original, mp4Layout)?.isFast).toBe(false)
			expect(onFile(copy, mp4Layout)).toMatchObject({ isFast: true, isWhole: true })
		} else {
			const webm = onFile(copy, walkWebm)
			expect(onFile(original, walkWebm)).toMatchObject({ duration: 0, hasCues: false })
			expect(webm).toMatchObject({ hasCues: true, isWhole: true })
			expect(Math.abs(((webm?.duration ?? 0) * (webm?.scale ?? 0)) / 1e9 - seconds)).toBeLessThanOrEqual(0.1)
		}
		expect(await readVideo(target)).toMatchObject({ ...result, file: { sha256: sha256(copy) } })
	})

	it.each(VIDEOS)("reports %s as cut or damaged if it breaks off", async (name) => {
		const whole = fixture(name)
		for (const share of [0.3, 0.7, 0.999]) {
			const cut = whole.subarray(0, Math.floor(whole.length * share))
			expect(await repair(cut), `${share} of it`).toMatchObject({ problem: expect.stringMatching(/^(cut|damaged)$/) })
		}
	})

	it.each(VIDEOS)("reports %s as cut or damaged if its structure is overwritten", async (name) => {
		const broken = Buffer.from(fixture(name))
		const [table, fragment] = [broken.indexOf("stsz") + 4, broken.lastIndexOf("moof") - 4]
		const from = name.endsWith("webm") ? 100_000 : fragment > 0 ? fragment : table
		broken.fill(0xa5, from, from + (name.endsWith("webm") ? 40_000 : 200))
		expect(await repair(broken)).toMatchObject({ problem: expect.stringMatching(/^(cut|damaged)$/) })
	})

	it.each(["spatial-second.mov", "spatial-first.mov", "two-pictures.mov"])(
		"copies one picture and one sound of %s, on a host without ffmpeg too",
		async (name) => {
			expect(await repair(fixture(`world/video/${name}`))).toMatchObject({ playsAnywhere: true })
			const { tracks } = await read(readFileSync(target))
			expect(tracks.map(({ type }) => type)).toEqual(["video", "audio"])
		},
	)

	it("copies the sound that is switched on", async () => {
		const bytes = fixture("world/video/disabled-sound.mov")
		await repair(bytes)
		const { tracks } = await read(readFileSync(target))
		const [, off, on] = (await read(bytes)).tracks
		expect(tracks[1]?.hash).toBe(on?.hash)
		expect(on?.hash).not.toBe(off?.hash)
	})

	it("ends a repair that takes too long, and continues with the next", async () => {
		// This pipe has no writer, so reading it never ends on any machine.
		const endless = path.join(folder, "endless")
		execFileSync("mkfifo", [endless])
		expect(await repairVideo(endless, target, { withinMs: 200 })).toMatchObject({ problem: "effort" })
		expect(await repair(fixture("chrome-vp9-opus.webm"))).not.toHaveProperty("problem")
	})

	it("reports a file that is not a video as damaged", async () => {
		for (const bytes of [Buffer.alloc(0), Buffer.from("<!doctype html>"), Buffer.alloc(100_000, 0xff)]) {
			expect(await repair(bytes)).toMatchObject({ problem: "damaged" })
		}
	})
})
