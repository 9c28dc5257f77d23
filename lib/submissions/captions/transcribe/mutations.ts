import type { Actor } from "@/lib/accounts/actor"
import { ProviderFailure } from "@/lib/ai/provider-failure"
import { isTranscriptionAvailable } from "@/lib/ai/providers"
import { SOUND_CAP_BYTES, transcribe } from "@/lib/ai/transcribe"
import { db, transaction } from "@/lib/db/client"
import type { Captions, Submission } from "@/lib/db/generated/client"
import { AppError } from "@/lib/errors"
import { enqueue, isEnqueued } from "@/lib/jobs/queue"
import { consume, giveBack } from "@/lib/limits/consume"
import { type AudioProblem, extractAudio } from "@/lib/media/audio/extract-audio"
import { spoolStream } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import type { AccessScope } from "@/lib/tenants/scope"
import { recordCaptions, withCaptions } from "../mutations"
import { findCaptions } from "../queries"
import { type CaptionedRow, lockCaptioned, readCaptioned, storeCaptions } from "../row-mutations"
import { DEFAULT_LANGUAGE } from "../schema"
import type { Cue } from "../vtt/cue"
import { captionsRefusals } from "../words"
import { cuesOfTranscript } from "./cues-of-transcript"

/** By then the queue has tried a few times, and the admin is waiting. */
const PATIENCE_MS = 60_000
/** Longer than all attempts of a job take. */
const FORGOTTEN_AFTER_MS = 15 * 60_000

/** A rejected or withdrawn testimonial goes to no third party. */
function assertAllowed({ kind, captions, status }: CaptionedRow): void {
	if (kind === "written") throw new AppError("conflict", captionsRefusals.notSpoken)
	if (status === "rejected") throw new AppError("conflict", captionsRefusals.rejectedNotSent)
	if (captions?.state === "processing") throw new AppError("conflict", captionsRefusals.processing)
	if (captions && captions.cueCount > 0) throw new AppError("conflict", captionsRefusals.exist)
}

/** The tenant's day is charged before anything is sent, and gets the seconds back if the provider never worked on them.
 * @throws `not_found`, `rate_limited`, `invalid` without a provider, `conflict` with captions or a rejection. */
export async function requestTranscription(scope: AccessScope, actor: Actor, id: string) {
	const found = await findCaptions(scope, id)
	assertAllowed(found)
	if (!isTranscriptionAvailable()) throw new AppError("invalid", captionsRefusals.transcriptionOff)
	const chargedSeconds = Math.max(1, Math.ceil(found.durationMs / 1000))
	await consume("TRANSCRIBED_SECONDS_TENANT", found.tenantId, chargedSeconds)
	try {
		return await transaction(async (tx) => {
			const before = await lockCaptioned(tx, scope, id)
			assertAllowed(before)
			const language = before.captions?.language ?? DEFAULT_LANGUAGE
			const data = { language, origin: "transcribed", state: "processing", chargedSeconds } as const
			const after = withCaptions(await storeCaptions(tx, before, data, null))
			await enqueue(tx, "transcribe", { submissionId: id })
			await recordCaptions(tx, actor, { action: "captions.transcription_requested", before, after })
			return after
		})
	} catch (error) {
		await giveBack("TRANSCRIBED_SECONDS_TENANT", found.tenantId, chargedSeconds)
		throw error
	}
}

type Outcome =
	| { cues: Cue[]; language: string }
	/** `again` means worth another attempt; `billed` means the provider may have worked on it. */
	| { error: string; again?: unknown; billed?: boolean }

const PROBLEMS: Record<AudioProblem, string> = {
	none: captionsRefusals.noSound,
	unreadable: captionsRefusals.soundUnreadable,
	too_large: captionsRefusals.soundTooLarge,
}

async function soundOf(videoKey: string) {
	const video = await spoolStream(await storage().read(videoKey), { maxBytes: UPLOAD_POLICY.video.maxBytes })
	try {
		return await extractAudio(video.path, SOUND_CAP_BYTES)
	} finally {
		await video.discard()
	}
}

async function outcomeOf({ videoKey, durationMs }: Pick<Submission, "videoKey" | "durationMs">): Promise<Outcome> {
	if (videoKey === null) return { error: captionsRefusals.notSpoken }
	let sound: Awaited<ReturnType<typeof soundOf>>
	try {
		sound = await soundOf(videoKey)
	} catch (error) {
		const isGone = error instanceof AppError && error.code === "not_found"
		return { error: captionsRefusals.videoAway, again: isGone ? undefined : error }
	}
	if ("problem" in sound) return { error: PROBLEMS[sound.problem] }
	try {
		const heard = await transcribe(sound.bytes)
		const cues = cuesOfTranscript(heard, { beginsAtMs: sound.beginsAtMs, durationMs })
		if (cues.length === 0) return { error: captionsRefusals.noSpeech, billed: true }
		return { cues, language: heard.language ?? DEFAULT_LANGUAGE }
	} catch (error) {
		if (!(error instanceof ProviderFailure))
			return { error: captionsRefusals.transcriptionFailed, again: error, billed: true }
		const again = error.retryable || error.kind === "open" ? error : undefined
		return { error: error.message, again, billed: error.mayBill }
	}
}

/** Does nothing if an admin deleted the captions meanwhile or another process was faster: the job may run twice. */
async function settle(requested: Captions, outcome: Outcome): Promise<void> {
	const settled = await transaction(async (tx) => {
		const { submissionId: id, updatedAt, language } = requested
		await tx.submission.updateMany({ where: { id }, data: { updatedAt: new Date() } })
		const row = await readCaptioned(tx, { id, captions: { state: "processing", updatedAt } })
		if (!row) return false
		const failed = "error" in outcome
		const data = failed
			? ({ state: "failed", error: outcome.error, language } as const)
			: ({ state: "draft", cues: outcome.cues, language: outcome.language } as const)
		await storeCaptions(tx, row, { origin: "transcribed", ...data }, null)
		return true
	})
	if (settled && "error" in outcome && !outcome.billed) {
		await giveBack("TRANSCRIBED_SECONDS_TENANT", requested.tenantId, requested.chargedSeconds)
	}
}

/** The job. Throws what is worth another attempt, for about a minute. @param now Unix ms. */
export async function transcribeSubmission(submissionId: string, now = Date.now()): Promise<void> {
	const requested = await db().captions.findFirst({
		where: { submissionId, state: "processing" },
		include: { submission: { select: { videoKey: true, durationMs: true, status: true } } },
	})
	if (!requested) return
	const { submission } = requested
	const outcome =
		submission.status === "rejected" ? { error: captionsRefusals.rejectedNotSent } : await outcomeOf(submission)
	const waited = now - requested.updatedAt.getTime()
	if ("again" in outcome && outcome.again !== undefined && waited < PATIENCE_MS) throw outcome.again
	await settle(requested, outcome)
}

/** Their job could not even record its end, because the database was away for all attempts. */
export async function failForgottenTranscriptions(now: Date): Promise<void> {
	const updatedAt = { lt: new Date(now.getTime() - FORGOTTEN_AFTER_MS) }
	for (const requested of await db().captions.findMany({ where: { state: "processing", updatedAt } })) {
		if (await isEnqueued(db(), "transcribe", { submissionId: requested.submissionId })) continue
		await settle(requested, { error: captionsRefusals.transcriptionFailed, billed: true })
	}
}
