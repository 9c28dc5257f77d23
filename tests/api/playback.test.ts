import { createHash } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from "mediabunny"
import { describe, expect, inject, it } from "vitest"
import { db, transaction } from "@/lib/db/client"
import { env } from "@/lib/env"
import { abandonObjects } from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { OBJECT_KEYS, objectKeysOf } from "@/lib/submissions/object-columns"
import { lockSubmissionRow } from "@/lib/submissions/playback/lock-submission-row"
import { queueWaitingRepairs, repairSubmission } from "@/lib/submissions/playback/mutations"
import { playbackProblems } from "@/lib/submissions/playback/words"
import * as testimonialWords from "@/lib/submissions/words-public"
import { foreignParts } from "../support/container-facts"
import { FIXTURES, type FixtureName, fixture, makeSubmission, makeTenantWithAdmin } from "../support/factories"
import { expectGone, expectNothingLeft } from "../support/leftovers"
import { send } from "../support/send"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"

const product = inject("product")
const { url } = product
const onS3 = product.storage === "s3"

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")
const videoOf = (id: string) => `${url}/media/submissions/${id}/video`
const bytesAt = async (address: string, headers: Record<string, string> = {}) =>
	Buffer.from(await (await fetch(address, { headers })).arrayBuffer())

const settled = (id: string) =>
	eventually(`the repair of ${id}`, () =>
		db().playback.findFirst({ where: { submissionId: id, state: { in: ["ready", "failed"] } } }),
	)

/** Submits it as a customer does, and waits until it is prepared. */
async function sent(video: Uint8Array) {
	const cast = await makeTenantWithAdmin()
	const answer = await submit(url, cast.tenant.slug, { video })
	expect(answer.status).toBe(200)
	const id = answer.body.submission_id
	return { ...cast, id, playback: await settled(id) }
}

/** A stored video that no job is processing. */
async function stored(video: Uint8Array, state: "processing" | "waiting" | "ready" = "processing") {
	const { tenant } = await makeTenantWithAdmin()
	const playback = { create: { state } }
	return makeSubmission({ tenantId: tenant.id, bytes: video, sha256: sha256(video), playback })
}

/** A stored video whose preparation no job does. */
async function unprepared(state: "processing" | "failed") {
	const cast = await makeTenantWithAdmin()
	const bytes = await readFile(path.resolve("tests/fixtures/world/video/gps-faststart.mp4"))
	const { id } = await makeSubmission({ tenantId: cast.tenant.id, bytes, playback: { create: { state } } })
	return { ...cast, id }
}

async function original(id: string, token: string): Promise<Buffer> {
	const { body } = await send(url, "GET /api/admin/submission/{id}/download", {
		params: { id },
		query: { original: "1" },
		token,
	})
	return bytesAt(url + body.download_url)
}

const SECONDS: Record<FixtureName, number> = {
	"chrome-vp8-opus.webm": 4.95,
	"chrome-vp9-opus.webm": 4.98,
	"phone-moov-last.mp4": 5,
	"safari-like-fragmented.mp4": 5.067,
}

describe("a submitted video", () => {
	it.each(Object.keys(FIXTURES) as FixtureName[])("%s plays, seeks and reports its length", async (name) => {
		const video = await fixture(name)
		const { id, token, playback } = await sent(video)
		expect(playback).toMatchObject({ state: "ready", error: null })

		const played = await bytesAt(videoOf(id))
		expect(sha256(played)).toBe(playback.videoSha256)
		using input = new Input({ formats: [WEBM, MP4], source: new BufferSource(played) })
		expect(Math.abs((await input.computeDuration()) - SECONDS[name])).toBeLessThanOrEqual(0.1)
		const track = await input.getPrimaryVideoTrack()
		expect(track && (await new EncodedPacketSink(track).getKeyPacket(2.5))?.type).toBe("key")

		const head = await fetch(videoOf(id), { method: "HEAD" })
		expect(head.headers.get("content-length")).toBe(String(played.length))
		expect(head.headers.get("etag")).toBe(`"${playback.videoSha256}"`)
		expect(head.headers.get("content-type")).toBe(FIXTURES[name])
		const part = await bytesAt(videoOf(id), { range: "bytes=100000-100099" })
		expect(part.equals(played.subarray(100_000, 100_100))).toBe(true)

		// The original stays unchanged.
		expect(sha256(await original(id, token))).toBe(sha256(video))
		const { body } = await send(url, "GET /api/admin/dashboard", { token })
		expect(body.submissions[0]).toMatchObject({ id, playback_state: "ready", playback_error: null })
		expect(Math.abs((body.submissions[0]?.duration_seconds ?? 0) - SECONDS[name])).toBeLessThanOrEqual(0.1)
	})

	it.each(["gps-faststart.mp4", "gps-apple-mdta.mp4", "xmp-gps.mp4", "iphone-h264.mov"])(
		"says nothing of where or on what %s was recorded, and the owner's original says all",
		async (name) => {
			const video = await readFile(path.resolve("tests/fixtures/world/video", name))
			const { id, token, playback } = await sent(video)
			expect(playback).toMatchObject({ state: "ready", videoKey: expect.any(String) })
			const { body } = await send(url, "GET /api/admin/dashboard", { token })
			const watched = url + body.submissions[0]?.video_url
			const download = await send(url, "GET /api/admin/submission/{id}/download", { params: { id }, token })
			for (const address of [
				videoOf(id),
				`${videoOf(id)}?original=1`,
				`${videoOf(id)}?format=mp4`,
				watched,
				// The address of the copy does not become the original's by a word.
				`${watched}&original=1`,
				url + download.body.download_url,
			]) {
				const served = await bytesAt(address)
				expect(foreignParts(served), address).toEqual([])
				expect(served.toString("latin1")).not.toMatch(/Apple|iPhone|\+00\.5|xmpmeta/)
				expect(served.length).toBeGreaterThan(10_000)
			}
			expect(sha256(await original(id, token))).toBe(sha256(video))
			expect(await db().auditEntry.findMany({ where: { targetId: id } })).toMatchObject([
				{ action: "submission.original_downloaded" },
			])
		},
	)

	it("keeps what only some devices play, and its owner reads that", async () => {
		const { id, token, playback } = await sent(await readFile("tests/fixtures/world/video/hevc.mov"))
		// This product has no ffmpeg.
		expect(playback).toMatchObject({ state: "ready", videoKey: expect.any(String), renditionKey: null })
		const { body } = await send(url, "GET /api/admin/dashboard", { token })
		expect(body.submissions[0]).toMatchObject({
			id,
			playback_state: "ready",
			playback_error: playbackProblems.playsPartly,
		})
		const plain = await sent(await fixture("phone-moov-last.mp4"))
		expect(plain.playback.error).toBeNull()
	})

	it("is not handed out before it has a copy, and its page says so", async () => {
		const { tenant, token, id } = await unprepared("processing")
		for (const query of ["", "?original=1", "?format=mp4", "?download=1"]) {
			const answer = await fetch(videoOf(id) + query)
			expect(answer.status).toBe(409)
			expect(answer.headers.get("retry-after")).toBe("5")
			expect(await answer.json()).toEqual({ detail: testimonialWords.videoInPreparation })
		}
		const shown = await send(url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })
		expect(shown.body).toMatchObject({ video_url: null, playback_state: "processing" })
		expect(await (await fetch(`${url}/testimonial/${id}`)).text()).toContain(testimonialWords.videoInPreparation)
		const { body } = await send(url, "GET /api/admin/dashboard", { token })
		expect((await fetch(url + body.submissions[0]?.video_url)).status).toBe(409)
		const download = await send(url, "GET /api/admin/submission/{id}/download", { params: { id }, token })
		expect(download).toMatchObject({ status: 409, body: { detail: testimonialWords.videoInPreparation } })
		expect(tenant.isActive).toBe(true)
	})

	it.skipIf(onS3)("never answers a range of one version to a client that began with another", async () => {
		const video = await fixture("chrome-vp9-opus.webm")
		const { id, playback } = await sent(video)
		const range = "bytes=0-9"
		const before = await fetch(videoOf(id), { headers: { range, "if-range": `"${sha256(video)}"` } })
		expect(before.status).toBe(200)
		expect(sha256(Buffer.from(await before.arrayBuffer()))).toBe(playback.videoSha256)
		const now = await fetch(videoOf(id), { headers: { range, "if-range": `"${playback.videoSha256}"` } })
		expect(now.status).toBe(206)
	})

	it("stays unchanged if it is damaged, says so, and can be tried again", async () => {
		const whole = await fixture("chrome-vp9-opus.webm")
		const video = whole.subarray(0, whole.length - 5_000)
		const { id, token, user, playback } = await sent(video)
		expect(playback).toMatchObject({ state: "failed", videoKey: null, error: expect.stringContaining("cut off") })
		const answer = await fetch(videoOf(id))
		expect([answer.status, await answer.json()]).toEqual([409, { detail: testimonialWords.videoUnprepared }])
		expect(sha256(await original(id, token))).toBe(sha256(video))
		const { body } = await send(url, "GET /api/admin/dashboard", { token })
		expect(body.submissions[0]).toMatchObject({ playback_state: "failed", playback_error: playback.error })

		const again = await send(url, "POST /api/admin/submission/{id}/repair", { params: { id }, token })
		expect(again.body).toMatchObject({ id, playback_state: "processing", playback_error: null })
		expect(await settled(id)).toMatchObject({ state: "failed", error: playback.error })
		const where = { targetId: id, action: "submission.repair_requested" }
		expect(await db().auditEntry.findMany({ where })).toMatchObject([{ actorEmail: user.email }])
	})

	it("cannot be tried again unless it failed", async () => {
		const { id, token, playback } = await sent(await fixture("chrome-vp9-opus.webm"))
		const again = await send(url, "POST /api/admin/submission/{id}/repair", { params: { id }, token })
		expect(again.body).toMatchObject({ playback_state: "ready" })
		expect(await db().playback.findUnique({ where: { submissionId: id } })).toEqual(playback)
		expect(await db().auditEntry.count({ where: { targetId: id } })).toBe(0)
	})

	it("is deleted with all its versions", async () => {
		const { id, tenant, token, playback } = await sent(await fixture("chrome-vp8-opus.webm"))
		const { status } = await send(url, "DELETE /api/admin/submission/{id}", { params: { id }, token })
		expect(status).toBe(204)
		await expectGone(playback.videoKey ?? "")
		await expectNothingLeft(tenant.id)
	})

	it("is erased with its person in all its versions", async () => {
		const { tenant, token, playback } = await sent(await fixture("chrome-vp8-opus.webm"))
		await send(url, "POST /api/admin/people/erase", { token, body: { email: "grace@example.com" } })
		await expectGone(playback.videoKey ?? "")
		await expectNothingLeft(tenant.id)
	})
})

describe("the repair job", () => {
	it("makes one copy if it runs twice at once", async () => {
		const { id, tenantId } = await stored(await fixture("chrome-vp9-opus.webm"))
		await Promise.all([repairSubmission(id), repairSubmission(id), repairSubmission(id)])
		const playback = await settled(id)
		expect(playback.state).toBe("ready")
		expect(await storage().head(playback.videoKey ?? "")).toMatchObject({ size: Number(playback.videoSizeBytes) })
		await expectNothingLeft(tenantId)
	})

	it("leaves nothing of a submission that is deleted while it works", async () => {
		const { id, tenantId, videoKey } = await stored(await fixture("chrome-vp9-opus.webm"))
		const ofTenant = { key: { startsWith: `submissions/${tenantId}/` } }
		let job = Promise.resolve()
		let announced = ""
		await transaction(async (tx) => {
			await lockSubmissionRow(tx, id)
			job = repairSubmission(id)
			const row = await eventually("the copy", () => db().reclaimableObject.findFirst({ where: ofTenant }))
			announced = row.key
			await eventually("its bytes", async () => (await storage().head(announced)) !== null)
			const keys = objectKeysOf(await tx.submission.findUniqueOrThrow({ where: { id }, select: OBJECT_KEYS }))
			await tx.submission.delete({ where: { id } })
			await abandonObjects(tx, keys)
		})
		await job
		expect(await storage().head(announced)).toBeNull()
		expect(await db().playback.count({ where: { submissionId: id } })).toBe(0)
		expect((await db().reclaimableObject.findMany({ where: ofTenant })).map(({ key }) => key)).toEqual([videoKey])
	})

	it("says so if the video is missing, and throws while storage may come back", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const playback = { create: { state: "processing" } } as const
		const { id } = await makeSubmission({ tenantId: tenant.id, playback })
		await repairSubmission(id)
		expect(await settled(id)).toMatchObject({ state: "failed", error: expect.stringContaining("missing") })
	})

	it.skipIf(onS3)("throws for half an hour if it cannot store its copy, and then says so", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const video = await fixture("chrome-vp9-opus.webm")
		const videoKey = `submissions/${tenant.id}/elsewhere/original.webm`
		await storage().putBytes(videoKey, video, "video/webm")
		const playback = { create: { state: "processing" } } as const
		const { id } = await makeSubmission({ tenantId: tenant.id, videoKey, fileSizeBytes: video.length, playback })
		// This file is where the copy's folder would have to be.
		const inTheWay = path.join(env().DATA_DIR, "objects", "submissions", tenant.id, id)
		await writeFile(inTheWay, "")
		await expect(repairSubmission(id)).rejects.toMatchObject({ code: "unavailable" })
		const queuedAt = new Date(Date.now() - 31 * 60_000)
		await db().playback.update({ where: { submissionId: id }, data: { queuedAt } })
		await repairSubmission(id)
		const error = expect.stringContaining("storage was unavailable")
		expect(await settled(id)).toMatchObject({ state: "failed", videoKey: null, error })
		await rm(inTheWay)
	})

	it("corrects a length that could not be measured on arrival, but believes none beyond the business's limit", async () => {
		const short = await fixture("phone-moov-last.mp4")
		const damaged = Buffer.from(short)
		// Each header's timescale stands 16 bytes after its name: a hundredth of it makes a hundred times the length.
		for (const name of ["mvhd", "mdhd"]) {
			for (let at = damaged.indexOf(name); at >= 0; at = damaged.indexOf(name, at + 4)) {
				damaged.writeUInt32BE(Math.round(damaged.readUInt32BE(at + 16) / 100), at + 16)
			}
		}
		const measureOf = async (video: Uint8Array) => {
			const { id } = await stored(video)
			await db().submission.update({ where: { id }, data: { durationMs: 4000, width: null, height: null } })
			await repairSubmission(id)
			expect(await settled(id)).toMatchObject({ state: "ready" })
			return db().submission.findUniqueOrThrow({ where: { id }, select: { durationMs: true, width: true } })
		}
		expect(await measureOf(short)).toEqual({ durationMs: 5000, width: expect.any(Number) })
		expect(await measureOf(damaged)).toEqual({ durationMs: 4000, width: expect.any(Number) })
	})

	// "ready" without a copy: a host of the version that served such a file as received says so, during an upgrade.
	it.each(["waiting", "ready"] as const)("runs for a stored video that is %s without a copy", async (state) => {
		const { id, tenantId, videoKey } = await stored(await fixture("phone-moov-last.mp4"), state)
		expect((await fetch(videoOf(id))).status).toBe(409)
		const prepared = await eventually("its copy", async () => {
			await queueWaitingRepairs()
			return db().playback.findFirst({ where: { submissionId: id, videoKey: { not: null } } })
		})
		expect(prepared.state).toBe("ready")
		expect(prepared.videoKey).not.toBe(videoKey)
		expect((await storage().head(videoKey))?.size).toBe((await fixture("phone-moov-last.mp4")).length)
		expect((await fetch(videoOf(id))).status).toBe(200)
		await expectNothingLeft(tenantId)
	})
})
