import { randomUUID } from "node:crypto"
import { db } from "@/lib/db/client"
import { describeError } from "@/lib/jobs/describe-error"
import { log } from "@/lib/log"
import { makeRendition, NoToneMapping, takeFrame } from "@/lib/media/ffmpeg/make-rendition"
import { preparePoster } from "@/lib/media/prepare-poster"
import { type RepairedVideo, readVideo } from "@/lib/media/repair/repair-video"
import { borrowFile } from "@/lib/storage/borrow-file"
import { reserveSpoolFile } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { keepObject } from "./object-mutations"
import { findRendition, type RenditionCase } from "./queries"
import { playbackProblems } from "./words"

const RENDITION_TYPE = "video/mp4"
/** Encoders start and end on frames of their own. */
const NEAR_MS = 500

/** The job, on a host with ffmpeg. The testimonial is complete without poster and MP4. Throws to be retried. */
export async function renderSubmission(submissionId: string): Promise<void> {
	const found = await findRendition(submissionId)
	if (!found) return
	const file = await borrowFile(found.videoKey, found.sizeBytes)
	const target = await reserveSpoolFile()
	try {
		const format = found.contentType === RENDITION_TYPE ? "mp4" : "webm"
		const known = await readVideo(file.path)
		if (!("file" in known)) return
		const film = { ...known, source: file.path, format } as const
		if (!found.posterKey) await addPoster(found, film)
		if (found.renditionKey || known.playsAnywhere) return
		await makeRendition(film, target.path)
		await keepRendition(found, known, target.path)
	} catch (error) {
		// `npm run doctor` reports it. The copy is served to visitors whose devices show it.
		if (!(error instanceof NoToneMapping)) throw error
		const where = { submissionId, renditionKey: null }
		await db().playback.updateMany({ where, data: { error: playbackProblems.playsPartly } })
	} finally {
		await Promise.all([file, target].map(({ discard }) => discard()))
	}
}

async function addPoster(found: RenditionCase, film: Parameters<typeof takeFrame>[0]): Promise<void> {
	const frame = await takeFrame(film).catch((error: unknown) => {
		log.warn({ submission: found.id, err: describeError(error) }, "no frame for a poster")
		return null
	})
	const poster = frame && (await preparePoster(frame))
	if (!poster) return
	const posterKey = `submissions/${found.tenantId}/${found.id}/poster-${randomUUID()}.jpg`
	await keepObject(
		found.id,
		posterKey,
		() => storage().putBytes(posterKey, poster, "image/jpeg"),
		(tx) => tx.submission.updateMany({ where: { id: found.id, posterKey: null }, data: { posterKey } }),
	)
}

/** Reads through what ffmpeg produced, like any other file, and keeps it only if it is what was wanted. */
async function keepRendition(found: RenditionCase, known: RepairedVideo, made: string): Promise<void> {
	const check = await readVideo(made)
	if (!("file" in check) || !check.playsAnywhere || Math.abs(check.durationMs - known.durationMs) > NEAR_MS) {
		throw new Error("The rendition is not the video.")
	}
	const { size, sha256 } = check.file
	const key = `submissions/${found.tenantId}/${found.id}/rendition-${randomUUID()}.mp4`
	await keepObject(
		found.id,
		key,
		() => storage().putFile(key, made, size, RENDITION_TYPE),
		(tx) =>
			tx.playback.updateMany({
				where: { submissionId: found.id, renditionKey: null },
				data: { renditionKey: key, renditionSizeBytes: size, renditionSha256: sha256, error: null },
			}),
	)
}
