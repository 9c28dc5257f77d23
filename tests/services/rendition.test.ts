import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { BlobSource, Input, MP4 } from "mediabunny"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, db, transaction } from "@/lib/db/client"
import { isEnqueued } from "@/lib/jobs/queue"
import { makeRendition } from "@/lib/media/ffmpeg/make-rendition"
import { stopFfmpeg } from "@/lib/media/ffmpeg/run-ffmpeg"
import { stopRepairs } from "@/lib/media/repair/repair-video"
import { storage } from "@/lib/storage/storage"
import { downloadType, findMedia } from "@/lib/submissions/find-media"
import { signedMediaUrl } from "@/lib/submissions/media-address"
import { convertSubmission, repairSubmission } from "@/lib/submissions/playback/mutations"
import { renderSubmission } from "@/lib/submissions/playback/rendition-mutations"
import { findSubmission } from "@/lib/submissions/queries"
import { fixture, makeSubmission, makeTenant } from "../support/factories"
import { workFiles } from "../support/leftovers"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0

let database: OwnDatabase

describe.skipIf(!hasFfmpeg)("a host with ffmpeg (needs ffmpeg on the PATH)", () => {
	beforeAll(async () => {
		database = await startOwnDatabase()
		giveEnvironment(database)
	})
	afterAll(async () => {
		stopRepairs()
		await closeDb()
		await database.stop()
	})

	const fixturePath = (name: string) => path.join(import.meta.dirname, "../fixtures", name)
	const renderings = (submissionId: string) => transaction((tx) => isEnqueued(tx, "render-video", { submissionId }))

	async function prepared(name: "chrome-vp9-opus.webm" | "phone-moov-last.mp4", posterKey?: string) {
		const tenant = await makeTenant()
		const contentType = name.endsWith("mp4") ? "video/mp4" : "video/webm"
		const playback = { create: { state: "processing" } } as const
		const { id } = await makeSubmission({
			tenantId: tenant.id,
			bytes: await fixture(name),
			contentType,
			posterKey,
			playback,
		})
		await repairSubmission(id)
		return id
	}

	it("makes an MP4 and a poster of a WebM recording, and both are served", async () => {
		const id = await prepared("chrome-vp9-opus.webm")
		expect(await renderings(id)).toBe(true)
		await renderSubmission(id)
		const first = await db().playback.findUnique({ where: { submissionId: id } })
		// A job may run twice.
		await renderSubmission(id)
		expect(await db().playback.findUnique({ where: { submissionId: id } })).toEqual(first)

		const download = await findMedia(id, "video", { download: "1" })
		expect(download).toMatchObject({ contentType: "video/mp4", attachment: expect.stringMatching(/\.mp4$/) })
		expect((await findMedia(id, "video", { format: "mp4" })).key).toBe(download.key)
		const played = await findMedia(id, "video", {})
		expect(played).toMatchObject({ contentType: "video/webm", attachment: undefined })
		expect(played.etag).not.toBe(download.etag)
		const row = await findSubmission({ kind: "platform" } as never, id)
		expect([downloadType(row, false), downloadType(row, true)]).toEqual(["video/mp4", "video/webm"])
		const asked = { download: "1", original: "1" }
		const signed = signedMediaUrl(row, "video", { query: asked })
		const query = Object.fromEntries(new URL(signed, "http://x").searchParams)
		const original = await findMedia(id, "video", query)
		expect(original).toMatchObject({ contentType: "video/webm", etag: "0".repeat(64) })

		const chunks: Uint8Array<ArrayBuffer>[] = []
		for await (const chunk of await storage().read(download.key)) chunks.push(new Uint8Array(chunk))
		const blob = new Blob(chunks)
		expect(blob.size).toBe(download.size)
		using input = new Input({ formats: [MP4], source: new BlobSource(blob) })
		const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
		expect([await video?.getCodec(), await audio?.getCodec()]).toEqual(["avc", "aac"])
		expect(Math.abs((await input.computeDuration()) - 4.98)).toBeLessThan(0.2)

		const poster = await findMedia(id, "poster", {})
		expect(await storage().head(poster.key)).toMatchObject({ contentType: "image/jpeg" })
		expect(await db().reclaimableObject.count()).toBe(0)
		expect(await workFiles()).toEqual([])
		// Encoding has the lowest priority on the machine.
	}, 120_000)

	it("leaves an MP4 that plays everywhere unchanged, and does not run ffmpeg if it has a poster", async () => {
		const id = await prepared("phone-moov-last.mp4", "submissions/x/poster.jpg")
		expect(await renderings(id)).toBe(false)
		await renderSubmission(id)
		expect(await db().playback.findUnique({ where: { submissionId: id } })).toMatchObject({ renditionKey: null })
	})

	/** The frame at these seconds as pixels, or a poster. */
	function pixels(file: Uint8Array, seconds: number | null) {
		const at = seconds === null ? [] : ["-ss", String(seconds)]
		const input = ["-hide_banner", "-loglevel", "error", "-i", "pipe:0", ...at, "-frames:v", "1"]
		const { stdout } = spawnSync("ffmpeg", [...input, "-vf", "format=rgb24", "-f", "rawvideo", "pipe:1"], {
			input: file,
		})
		return stdout
	}
	const pixelAt = (frame: Buffer, width: number, x: number, y: number) => [
		...frame.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
	]
	async function bytesOf(key: string): Promise<Buffer> {
		const chunks: Buffer[] = []
		for await (const chunk of await storage().read(key)) chunks.push(Buffer.from(chunk))
		return Buffer.concat(chunks)
	}

	/** What visitors get of a file, once every job is done. */
	async function served(name: string) {
		const tenant = await makeTenant()
		const bytes = await readFile(fixturePath(`world/video/${name}`))
		const contentType = name.endsWith("webm") ? "video/webm" : "video/mp4"
		const playback = { create: { state: "processing" } } as const
		const { id } = await makeSubmission({ tenantId: tenant.id, bytes, contentType, playback, posterKey: null })
		await repairSubmission(id)
		await convertSubmission(id)
		await renderSubmission(id)
		const video = await findMedia(id, "video", { format: "mp4" })
		return { id, video, played: await findMedia(id, "video", {}), poster: await findMedia(id, "poster", {}) }
	}

	const MP4S = [
		"odd-yuv444.mp4",
		"hdr10-hlg.mp4",
		"mpeg4part2.mp4",
		"hevc.mov",
		"hlg-bars.mp4",
		"iphone-h264.mov",
		"qt-brand.mp4",
		"camera-twos.mov",
		"camera-mjpeg.mov",
		"spatial-second.mov",
	]
	it.each(MP4S)(
		"serves %s in what every phone plays, without anything else in it",
		async (name) => {
			const { video, played, poster } = await served(name)
			// Under the plain address too: a browser that reads the index of one MP4 does not go on to another.
			expect(played.key).toBe(video.key)
			const bytes = await bytesOf(video.key)
			using input = new Input({ formats: [MP4], source: new BlobSource(new Blob([new Uint8Array(bytes)])) })
			const track = await input.getPrimaryVideoTrack()
			const config = await track?.getDecoderConfig()
			expect(config?.codec).toMatch(/^avc1\.(42|4d|64)00/)
			expect(await (await input.getPrimaryAudioTrack())?.getCodec()).toBe(name === "hlg-bars.mp4" ? undefined : "aac")
			expect(bytes.toString("latin1")).not.toMatch(/Apple|iPhone|\+00\.5/)
			expect((await bytesOf(poster.key)).length).toBeGreaterThan(1_000)
			if (name === "iphone-h264.mov")
				expect([await track?.getDisplayWidth(), await track?.getDisplayHeight()]).toEqual([180, 320])
			expect(await workFiles()).toEqual([])
		},
		120_000,
	)

	it("looks past a black beginning for the poster", async () => {
		const { poster } = await served("black-start.webm")
		const { channels } = await sharp(await bytesOf(poster.key)).stats()
		expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
	}, 120_000)

	it("brings high dynamic range into the colors that it was made of, in the MP4 and in the poster", async () => {
		const { video, poster } = await served("hlg-bars.mp4")
		// Gray, yellow, cyan, and violet of the bars, from which the file was made.
		const BARS = [
			[40, [86, 86, 86]],
			[260, [13, 179, 160]],
			[380, [149, 0, 158]],
			[450, [148, 0, 1]],
		] as const
		for (const frame of [pixels(await bytesOf(video.key), 0), pixels(await bytesOf(poster.key), null)]) {
			for (const [x, color] of BARS) {
				const seen = pixelAt(frame, 640, x, 40)
				for (const channel of [0, 1, 2]) {
					expect(Math.abs((seen[channel] ?? 0) - (color[channel] ?? 0)), `${seen} at ${x}`).toBeLessThan(12)
				}
			}
		}
	}, 120_000)

	it("keeps every frame's shape if the phone is turned while it records", async () => {
		const { video } = await served("rotated-mid-way.webm")
		const bytes = await bytesOf(video.key)
		const [across, upright] = [pixels(bytes, 1), pixels(bytes, 3)]
		expect([across.length, upright.length]).toEqual([640 * 360 * 3, 640 * 360 * 3])
		const isBlack = (frame: Buffer, x: number) => pixelAt(frame, 640, x, 90).every((value) => value < 24)
		expect([120, 320, 620].map((x) => isBlack(across, x))).toEqual([false, false, false])
		// 360 × 640 in 360 lines is 202 columns wide, in the middle.
		expect([20, 200, 320, 440, 620].map((x) => isBlack(upright, x))).toEqual([true, true, false, true, true])
	}, 120_000)

	it("says so of a file that ffmpeg cannot read either", async () => {
		const bytes = await readFile(fixturePath("world/video/mpeg4part2.mp4"))
		const coding = bytes.indexOf("mp4v")
		bytes.fill(0xa5, coding, coding + 120)
		const tenant = await makeTenant()
		const playback = { create: { state: "processing" } } as const
		const { id } = await makeSubmission({ tenantId: tenant.id, bytes, contentType: "video/mp4", playback })
		await repairSubmission(id)
		await convertSubmission(id)
		const row = await db().playback.findUnique({ where: { submissionId: id } })
		expect(row).toMatchObject({ state: "failed", videoKey: null, error: expect.stringContaining("isn't supported") })
		expect(await workFiles()).toEqual([])
	})

	it("stops encoding when the server stops", async () => {
		const film = {
			source: fixturePath("chrome-vp9-opus.webm"),
			format: "webm",
			durationMs: 5000,
			width: 1280,
			height: 720,
		} as const
		const made = makeRendition(film, path.join(database.dataDir, "cut.mp4"))
		const ended = made.then(
			() => "made",
			(error: Error) => error.message,
		)
		stopFfmpeg()
		expect(await ended).toMatch(/SIGKILL|stopping/)
		await expect(makeRendition(film, path.join(database.dataDir, "not.mp4"))).rejects.toThrow("stopping")
	})
})
