import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { databaseAway } from "@/lib/db/database-away"
import { AppError, notFound } from "@/lib/errors"
import { describeError } from "@/lib/jobs/describe-error"
import { enqueue, type NewJob, wakeQueue } from "@/lib/jobs/queue"
import { log } from "@/lib/log"
import { findFfmpeg } from "@/lib/media/ffmpeg/find-ffmpeg"
import { makeRendition } from "@/lib/media/ffmpeg/make-rendition"
import { isFfmpegStopping } from "@/lib/media/ffmpeg/run-ffmpeg"
import {
	type Repair,
	type RepairedVideo,
	type RepairProblem,
	readVideo,
	repairVideo,
} from "@/lib/media/repair/repair-video"
import { borrowFile } from "@/lib/storage/borrow-file"
import { abandonAnnounced, adoptObjects, announceObjects } from "@/lib/storage/ledger-mutations"
import { freeSpoolBytes, reserveSpoolFile } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { ROW, type SubmissionRow } from "../queries"
import { longestVideoMs, SUBMISSION_NOT_FOUND } from "../schema"
import { fitOnDisk } from "./fit-on-disk"
import { lockSubmissionRow } from "./lock-submission-row"
import { countUnprepared, findRepair, type RepairCase } from "./queries"
import { playbackProblems } from "./words"

/** By then the queue has tried five times, and the business is waiting. */
const STORAGE_PATIENCE_MS = 30 * 60 * 1000
/** Small, so that old videos delay a new one by a second or two at most. */
const WAITING_BATCH = 10
/** The job runs every ten seconds, and a full disk stays full for longer. */
const SAY_EVERY_MS = 3_600_000
let saidAt = 0
const EXTENSION: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" }
/** Smaller differences come from rounding and from the last frame's length. */
const CORRECTED_FROM_MS = 100

/** Enqueue it in the transaction that stores the submission. It starts the playback's preparation. */
export const repairJob = (submissionId: string): NewJob => ({ queue: "repair-video", data: { submissionId } })

/** The recurring job: queues stored videos without a copy to serve, newest first. Copies leave uploads their room. */
export async function queueWaitingRepairs(): Promise<void> {
	const room = await freeSpoolBytes()
	const queued = await transaction(async (tx) => {
		// Only repairs that are due count: those waiting for storage to return must not block the rest.
		if ((await tx.job.count({ where: { queue: "repair-video", runAt: { lte: new Date() } } })) > 0) return null
		const waiting = await tx.$queryRaw<{ id: string; bytes: number }[]>`
			SELECT p.submission_id AS id, s.file_size_bytes::float8 AS bytes
			FROM playbacks p JOIN submissions s ON s.id = p.submission_id
			WHERE p.state = 'waiting' OR (p.state = 'ready' AND p.video_key IS NULL)
			ORDER BY p.queued_at DESC LIMIT ${WAITING_BATCH} FOR UPDATE OF p SKIP LOCKED`
		const fitting = fitOnDisk(waiting, room)
		await tx.playback.updateMany({
			where: { submissionId: { in: fitting.map(({ id }) => id) } },
			data: { state: "processing", queuedAt: new Date() },
		})
		for (const { id } of fitting) await enqueue(tx, "repair-video", { submissionId: id })
		return { waiting: waiting.length, fitting: fitting.length }
	})
	if (!queued || queued.waiting === 0) return
	if (queued.fitting > 0) return log.info(await countUnprepared(), "stored videos are being prepared")
	if (Date.now() - saidAt < SAY_EVERY_MS) return
	saidAt = Date.now()
	log.warn(await countUnprepared(), "the disk has no room for the copies of stored videos")
}

export async function repairAgain(scope: AccessScope, actor: Actor, id: string): Promise<SubmissionRow> {
	const row = await transaction(async (tx) => {
		const own = await tx.submission.findFirst({ where: { id, ...withinScope(scope) }, select: { tenantId: true } })
		if (!own || !(await lockSubmissionRow(tx, id))) throw notFound(SUBMISSION_NOT_FOUND)
		const { count } = await tx.playback.updateMany({
			where: { submissionId: id, state: "failed" },
			data: { state: "processing", error: null, queuedAt: new Date() },
		})
		if (count === 1) {
			await enqueue(tx, "repair-video", { submissionId: id })
			await recordChange(tx, actor, {
				tenantId: own.tenantId,
				action: "submission.repair_requested",
				targetId: id,
			})
		}
		return tx.submission.findUniqueOrThrow({ where: { id }, select: ROW })
	})
	wakeQueue()
	return row
}

/** The job. Throws while storage is away or full, so that the queue retries. */
export async function repairSubmission(submissionId: string): Promise<void> {
	const found = await findRepair(submissionId)
	if (found) await patiently(found, () => repairFound(found))
}

async function patiently(found: RepairCase, work: () => Promise<void>): Promise<void> {
	try {
		await work()
	} catch (error) {
		if (databaseAway(error) || Date.now() - found.queuedAt.getTime() < STORAGE_PATIENCE_MS) throw error
		// Otherwise the queue would give up one day, and the video would stay "processing" forever.
		await settle(found, { state: "failed", error: playbackProblems.videoAway })
	}
}

async function repairFound(found: RepairCase): Promise<void> {
	const target = await reserveSpoolFile()
	try {
		const repair = await repairStored(found, target.path)
		if ("error" in repair) await settle(found, { state: "failed", error: repair.error })
		else if ("problem" in repair && canConvert(found, repair.problem)) await queueConversion(found.id)
		else if ("problem" in repair)
			await settle(found, { state: "failed", error: playbackProblems.problemTexts[repair.problem] })
		else await keep(found, repair, target.path)
	} finally {
		await target.discard()
	}
}

/** WebM plays in every browser of today; MP4 may hold what only some devices decode, such as HEVC. */
const isPhonesFormat = ({ contentType }: RepairCase, { playsAnywhere }: RepairedVideo) =>
	contentType === "video/mp4" && !playsAnywhere

/** A browser's WebM holds nothing that only ffmpeg could read. Old cameras' sound changes when it is copied. */
const canConvert = ({ contentType }: RepairCase, problem: RepairProblem) =>
	(problem === "unsupported" || problem === "different") && contentType === "video/mp4" && findFfmpeg() !== null

async function queueConversion(submissionId: string): Promise<void> {
	await transaction((tx) => enqueue(tx, "convert-video", { submissionId }))
	wakeQueue()
}

/** The job, on a host with ffmpeg, for videos whose packets cannot be copied. Throws while storage is away. */
export async function convertSubmission(submissionId: string): Promise<void> {
	const found = await findRepair(submissionId)
	if (found) await patiently(found, () => convertFound(found))
}

async function convertFound(found: RepairCase): Promise<void> {
	const file = await borrowFile(found.videoKey, Number(found.fileSizeBytes))
	const target = await reserveSpoolFile()
	try {
		const made = await convert(found, file.path, target.path)
		if (made) await keep(found, made, target.path)
		else await settle(found, { state: "failed", error: playbackProblems.problemTexts.unsupported })
	} finally {
		await Promise.all([file.discard(), target.discard()])
	}
}

async function convert(found: RepairCase, source: string, target: string): Promise<RepairedVideo | null> {
	try {
		await makeRendition({ ...found, source, format: "mp4", isUnread: true }, target)
	} catch (error) {
		if (isFfmpegStopping()) throw error
		log.warn({ submission: found.id, err: describeError(error) }, "a video was not converted")
		return null
	}
	const made = await readVideo(target)
	return "file" in made && made.playsAnywhere ? made : null
}

const isMissing = (error: unknown) =>
	(error instanceof AppError && error.code === "not_found") || (error as NodeJS.ErrnoException)?.code === "ENOENT"

async function repairStored(found: RepairCase, target: string): Promise<Repair | { error: string }> {
	try {
		const file = await borrowFile(found.videoKey, Number(found.fileSizeBytes))
		try {
			return await repairVideo(file.path, target)
		} finally {
			await file.discard()
		}
	} catch (error) {
		if (!isMissing(error)) throw error
		// It was moved while it was being read. The next attempt finds it under its new name.
		const now = await findRepair(found.id)
		if (now && now.videoKey !== found.videoKey) throw error
		return { error: playbackProblems.videoMissing }
	}
}

/** Under a new name, so that two runs of one job never write the same object, and then swaps it in. */
async function keep(found: RepairCase, repair: RepairedVideo, file: string): Promise<void> {
	const copy = repair.file
	const key = `submissions/${found.tenantId}/${found.id}/played-${randomUUID()}.${EXTENSION[found.contentType] ?? "webm"}`
	await announceObjects([key])
	try {
		await storage().putFile(key, file, copy.size, found.contentType)
		const data = { state: "ready", videoKey: key, videoSizeBytes: copy.size, videoSha256: copy.sha256 } as const
		if (!(await settle(found, data, repair))) await abandonAnnounced([key], undefined)
	} catch (error) {
		await abandonAnnounced([key], error)
		throw error
	}
}

interface Outcome {
	state: "ready" | "failed"
	error?: string
	videoKey?: string
	videoSizeBytes?: number
	videoSha256?: string
}

/** @returns false, with nothing changed, if the submission is gone or another run was faster: the job may run twice. */
async function settle(found: RepairCase, outcome: Outcome, repair?: RepairedVideo): Promise<boolean> {
	const submissionId = found.id
	const isSettled = await transaction(async (tx) => {
		if (!(await lockSubmissionRow(tx, submissionId))) return false
		const { count } = await tx.playback.updateMany({
			where: { submissionId, state: { in: ["waiting", "processing"] } },
			data: { ...outcome, error: outcome.error ?? null },
		})
		if (count === 0) return false
		if (outcome.videoKey) await adoptObjects(tx, [outcome.videoKey])
		if (repair) {
			await correctMeasure(tx, found, repair)
			if (findFfmpeg()) {
				if (!(repair.playsAnywhere && found.posterKey)) await enqueue(tx, "render-video", { submissionId })
			} else if (isPhonesFormat(found, repair)) {
				await tx.playback.update({ where: { submissionId }, data: { error: playbackProblems.playsPartly } })
			}
		}
		return true
	})
	if (isSettled) wakeQueue()
	return isSettled
}

// Corrects the browser's own figure, but not to a length beyond the business's limit: such a file's header is damaged.
async function correctMeasure(tx: Db, { id, tenant, ...known }: RepairCase, repair: RepairedVideo) {
	const { width, height } = repair
	const durationMs =
		repair.durationMs <= longestVideoMs(tenant.maxDurationSeconds) ? repair.durationMs : known.durationMs
	const isRight = Math.abs(known.durationMs - durationMs) < CORRECTED_FROM_MS && known.width !== null
	if (!isRight) await tx.submission.update({ where: { id }, data: { durationMs, width, height }, select: { id: true } })
}
