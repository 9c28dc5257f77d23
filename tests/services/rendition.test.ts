import { spawnSync } from "node:child_process"
import path from "node:path"
import { BlobSource, Input, MP4 } from "mediabunny"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { closeDb, db, transaction } from "@/lib/db/client"
import { isEnqueued } from "@/lib/jobs/queue"
import { makeRendition } from "@/lib/media/ffmpeg/make-rendition"
import { stopFfmpeg } from "@/lib/media/ffmpeg/run-ffmpeg"
import { stopRepairs } from "@/lib/media/repair/repair-video"
import { storage } from "@/lib/storage/storage"
import { downloadType, findMedia } from "@/lib/submissions/find-media"
import { signedMediaUrl } from "@/lib/submissions/media-address"
import { repairSubmission } from "@/lib/submissions/playback/mutations"
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
		const query = Object.fromEntries(new URL(signedMediaUrl(row, "video"), "http://x").searchParams)
		const original = await findMedia(id, "video", { ...query, download: "1", original: "1" })
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

	it("stops encoding when the server stops", async () => {
		const film = { source: fixturePath("chrome-vp9-opus.webm"), format: "webm", durationMs: 5000 } as const
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
