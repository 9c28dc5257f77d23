import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { setImmediate } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import fc from "@/tests/support/fast-check"
import { measureVideo } from "./measure-video"

const fixture = (name: string) => path.resolve("tests/fixtures", name)
let folder: string

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "measure-"))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileWith(content: Uint8Array): Promise<string> {
	const file = path.join(folder, "content")
	await writeFile(file, content)
	return file
}

describe("measureVideo of real recordings", () => {
	// Ends of the last packets as ffprobe reports them. A WebM block does not say how long its frame lasts, hence the 60
	// ms.
	it.each([
		["chrome-vp8-opus.webm", 4980, 1280, 720],
		["chrome-vp9-opus.webm", 5000, 1280, 720],
		["phone-moov-last.mp4", 5000, 1280, 720],
		["safari-like-fragmented.mp4", 5067, 720, 1280],
	])("%s", async (name, durationMs, width, height) => {
		const measure = await measureVideo(fixture(name))
		expect(measure).toMatchObject({ hasVideo: true, width, height })
		expect(Math.abs((measure?.durationMs ?? 0) - durationMs)).toBeLessThanOrEqual(60)
	})

	it("measures a recording that was cut off, as after a killed tab", async () => {
		const whole = await readFile(fixture("chrome-vp9-opus.webm"))
		const measure = await measureVideo(await fileWith(whole.subarray(0, whole.length / 2)))
		expect(measure?.durationMs).toBeGreaterThan(1500)
		expect(measure?.durationMs).toBeLessThan(3500)
	})

	it("measures many at once", async () => {
		const all = await Promise.all(Array.from({ length: 20 }, () => measureVideo(fixture("phone-moov-last.mp4"))))
		expect(all.map((measure) => measure?.durationMs)).toEqual(Array(20).fill(5000))
	})
})

/** A small MP4 whose table of frame durations claims four billion frames. */
async function fourBillionFrames(): Promise<Uint8Array> {
	const content = await readFile(fixture("phone-moov-last.mp4"))
	for (let at = content.indexOf("stts"); at >= 0; at = content.indexOf("stts", at + 4)) {
		content.writeUInt32BE(0xffff_ffff, at + 12)
	}
	return content
}

/** One WebM cluster of millions of empty blocks. */
async function millionsOfBlocks(): Promise<Uint8Array> {
	const real = await readFile(fixture("chrome-vp9-opus.webm"))
	const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
	const header = real.subarray(0, real.indexOf(cluster))
	const block = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x80, 0])
	const unknownSize = Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255, 0xe7, 0x81, 0])
	return Buffer.concat([header, cluster, unknownSize, Buffer.alloc(40_000_000, block)])
}

function nestedBoxes(): Uint8Array {
	const content = Buffer.alloc(1_000_000 * 8)
	for (let at = 0; at < content.length; at += 8) {
		content.writeUInt32BE(content.length - at, at)
		content.write(at === 0 ? "moov" : "trak", at + 4)
	}
	return Buffer.concat([Buffer.from("\0\0\0\x14ftypisom\0\0\0\0isom", "latin1"), content])
}

describe("measureVideo of hostile files", () => {
	it.each([
		["four billion frames", fourBillionFrames],
		["millions of blocks", millionsOfBlocks],
		["a million nested boxes", nestedBoxes],
	])(
		"%s: it ends, the server does other work meanwhile, and the next file is measured",
		async (_what, make) => {
			const file = await fileWith(await make())
			let turns = 0
			let over = false
			async function otherWork() {
				for (; !over; turns += 1) await setImmediate()
			}
			const other = otherWork()
			await measureVideo(file)
			over = true
			await other
			// Measured on this thread, it would let the event loop turn only once or twice.
			expect(turns).toBeGreaterThan(10)
			expect((await measureVideo(fixture("phone-moov-last.mp4")))?.durationMs).toBe(5000)
		},
		15_000,
	)

	it("a slow file is given up sooner when another waits behind it", async () => {
		const endless = await fileWith(await fourBillionFrames())
		/** Starts with a loaded thread and the endless file in progress. */
		async function begin() {
			await measureVideo(fixture("phone-moov-last.mp4"))
			vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
			const state = { answered: false }
			const answer = measureVideo(endless).finally(() => {
				state.answered = true
			})
			while (vi.getTimerCount() === 0) await setImmediate()
			await setImmediate()
			return { state, answer }
		}
		try {
			const alone = await begin()
			await vi.advanceTimersByTimeAsync(900)
			expect(alone.state.answered).toBe(false)
			await vi.advanceTimersByTimeAsync(300)
			expect(await alone.answer).toBeNull()
			vi.useRealTimers()

			const hurried = await begin()
			const behind = measureVideo(fixture("phone-moov-last.mp4"))
			await vi.advanceTimersByTimeAsync(500)
			expect(hurried.state.answered).toBe(true)
			expect((await behind)?.durationMs).toBe(5000)
		} finally {
			vi.useRealTimers()
		}
	})

	it.each([
		["nothing", ""],
		["HTML", "<!doctype html>"],
	])("%s gives null", async (_what, content) => {
		expect(await measureVideo(await fileWith(Buffer.from(content, "latin1")))).toBeNull()
	})

	it("a container without tracks has no video", async () => {
		const empty = Buffer.from("\0\0\0\x14ftypisom\0\0\0\0isom", "latin1")
		expect(await measureVideo(await fileWith(empty))).toMatchObject({ hasVideo: false, durationMs: 0 })
	})

	it("a missing file gives null", async () => {
		expect(await measureVideo(path.join(folder, "missing"))).toBeNull()
	})

	it("damaged recordings give null or a finite number", async () => {
		const real = await Promise.all(
			["chrome-vp9-opus.webm", "safari-like-fragmented.mp4"].map((name) => readFile(fixture(name))),
		)
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...real),
				fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1, maxLength: 12 }),
				async (original, changes) => {
					const content = Buffer.from(original)
					for (const [at, value] of changes) content[at] = value
					const measure = await measureVideo(await fileWith(content))
					if (measure) expect(Number.isSafeInteger(measure.durationMs)).toBe(true)
				},
			),
			{ numRuns: 60 },
		)
	}, 60_000)
})
