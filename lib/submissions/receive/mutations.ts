import { randomUUID } from "node:crypto"
import { type Db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError, type ErrorCode, invalid, notFound } from "@/lib/errors"
import { enqueueAll, wakeQueue } from "@/lib/jobs/queue"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { type OutgoingMail, writeMails } from "@/lib/mail/queue-mail"
import { measureVideo } from "@/lib/media/measure-video"
import { posterShows, preparePoster } from "@/lib/media/prepare-poster"
import { refusalOf } from "@/lib/refusals"
import { abandonAnnounced, adoptObjects, announceObjects, reclaimNow } from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { makeReceipt } from "../consent/make-receipt"
import { findAgreedWording } from "../consent/wording/queries"
import { noteSubmitted } from "../invitations/visit-mutations"
import { repairJob } from "../playback/mutations"
import { longestVideoMs } from "../schema"
import { submissionFingerprint } from "../submission-fingerprint"
import { assembleUpload } from "../uploads/assemble-upload"
import { finishing } from "../uploads/finishing"
import { finishUpload } from "../uploads/mutations"
import { type CompleteUpload, findCompleteUpload, findSubmitted } from "../uploads/queries"
import { UPLOAD_GONE } from "../uploads/schema"
import {
	type CheckedFields,
	type CheckedForm,
	checkFields,
	checkVideo,
	type ReceivedForm,
	VIDEO_UNREADABLE,
} from "./check-form"
import { type Attempt, once, sameAnswer } from "./idempotency-mutations"
import { intake } from "./intake"
import { notificationMail } from "./notification"
import { type Content, insertSubmission, mayBeMailed, type Submitter } from "./row-mutations"

/** Errors that a submission gets if another request has just taken its upload's parts. */
const OVERTAKEN: ReadonlySet<string> = new Set<ErrorCode>(["not_found", "conflict", "unavailable"])
const EXTENSION = { "video/webm": "webm", "video/mp4": "mp4" } as const

export interface Incoming<F = ReceivedForm> {
	address: string
	idempotencyKey: string | null
	bytes: number
	receive(): Promise<F>
}

export interface SubmitRequest<F = ReceivedForm> extends Incoming<F>, Submitter {}

export type StoredVideo = Content & { kind: "video" }

interface PreparedVideo {
	mails: OutgoingMail[]
	/** The transaction's last writes. From the row to the commit the business's counters are locked, and others wait. */
	write(tx: Db, video: StoredVideo): Promise<void>
}

export interface VideoTaking<F extends CheckedFields> {
	tenant: { id: string; maxDurationSeconds: number }
	check(received: ReceivedForm): F
	/** Called before anything is stored. Resolves to the id of a testimonial that has this very video already. */
	prepare(fields: F, sha256: string, id: string): Promise<PreparedVideo | { existing: string }>
}

/** What is acknowledged is stored: the video is in storage before the single transaction that creates its row, consent
 * record, and mails, and only then the response goes out. After a crash before that, the ledger's clean-up removes the
 * objects. @returns the submission's id; for a repeated idempotency key, the first one's. @throws `invalid`,
 * `unsupported_type`, `too_large`, `conflict`, `not_found` for an unknown upload, `unavailable`, `storage_full`. */
export async function acceptSubmission(request: SubmitRequest): Promise<string> {
	const { tenant } = request
	const { id } = await takeVideo(request, {
		tenant,
		check: (received) => checkFields(received, tenant),
		prepare: (form, sha256, id) => prepareSubmission(request, form, { sha256, id }),
	})
	return id
}

async function prepareSubmission(
	request: SubmitRequest,
	form: CheckedFields,
	{ sha256, id }: { sha256: string; id: string },
): Promise<PreparedVideo> {
	const { tenant } = request
	const [wording, isMailed] = await Promise.all([
		findAgreedWording(tenant, "video", form.consentVersion),
		mayBeMailed(tenant.id, form.email),
	])
	const { mail: receipt, record } = await makeReceipt(
		tenant,
		{ id, kind: "video", email: form.email, sha256, wording },
		request.language,
	)
	return {
		mails: [...(tenant.emailEnabled ? [notificationMail(tenant, id, form)] : []), ...(isMailed ? [receipt] : [])],
		async write(tx, video) {
			await noteSubmitted(tx, tenant.id, { token: form.invite, email: form.email })
			await insertSubmission(tx, request, form, video, record)
		},
	}
}

export interface TakenVideo {
	id: string
	existed: boolean
}

export async function takeVideo<F extends CheckedFields>(
	request: Incoming,
	taking: VideoTaking<F>,
): Promise<TakenVideo> {
	const outcome = await intake().run(request, () =>
		once(taking.tenant.id, request.idempotencyKey, async (attempt) => {
			const received = await request.receive()
			try {
				return await finishing().run(() => store(taking, attempt, received))
			} finally {
				await received.discard()
			}
		}),
	)
	// The last of the submissions that end together wakes the queue, so that no commit waits for their mails.
	if (intake().running === 0) wakeQueue()
	return outcome
}

async function store<F extends CheckedFields>(
	taking: VideoTaking<F>,
	attempt: Attempt,
	received: ReceivedForm,
): Promise<TakenVideo> {
	const tenantId = taking.tenant.id
	const fields = taking.check(received)
	const upload = fields.uploadId ? await findCompleteUpload(tenantId, fields.uploadId) : null
	if (upload?.submitted) return answerAgain(tenantId, attempt, fields, upload.submitted)
	try {
		const { video = await assembleUpload(upload), poster } = received.files
		try {
			return await storeVideo(taking, attempt, await checkVideo(fields, video, poster), upload)
		} finally {
			await video.discard()
		}
	} catch (error) {
		if (!upload || !(error instanceof AppError) || !OVERTAKEN.has(error.code)) throw error
		// Another request submitted the same upload while this one was reading it. Its answer then counts.
		const { submitted } = await findCompleteUpload(tenantId, upload.id)
		if (!submitted) throw error
		return answerAgain(tenantId, attempt, fields, submitted)
	}
}

/** A submitted upload's parts are gone. Its digest distinguishes a retry from a different form. */
async function answerAgain(
	tenantId: string,
	attempt: Attempt,
	fields: CheckedFields,
	submitted: { id: string; sha256: string },
): Promise<TakenVideo> {
	const fingerprint = submissionFingerprint({ ...fields, sha256: submitted.sha256, consent: true, photoSha256: null })
	if (attempt.finished) return taken(sameAnswer(attempt.finished, fingerprint))
	// A different key or none: the first answer was lost together with the page that waited for it.
	const first = await findSubmitted(tenantId, submitted.id)
	if (!first || submissionFingerprint({ ...first, consent: true, photoSha256: null }) !== fingerprint)
		throw notFound(UPLOAD_GONE)
	await transaction((tx) => attempt.finish(tx, { fingerprint, submissionId: submitted.id }))
	return taken(submitted.id)
}

const taken = (id: string): TakenVideo => ({ id, existed: false })

async function storeVideo<F extends CheckedFields>(
	{ tenant, prepare }: VideoTaking<F>,
	attempt: Attempt,
	form: F & CheckedForm,
	upload: CompleteUpload | null,
): Promise<TakenVideo> {
	const { sha256, size } = form.video
	const fingerprint = submissionFingerprint({ ...form, sha256, consent: true, photoSha256: null })
	if (attempt.finished) return taken(sameAnswer(attempt.finished, fingerprint))
	const id = randomUUID()
	const prepared = await prepare(form, sha256, id)
	if ("existing" in prepared) {
		const existing = { id: prepared.existing, sha256 }
		await transaction(async (tx) => {
			await attempt.finish(tx, { fingerprint, submissionId: existing.id })
			if (upload) await finishUpload(tx, upload, existing)
		})
		if (upload) void reclaimNow(upload.parts)
		return { id: existing.id, existed: true }
	}
	const folder = `submissions/${tenant.id}/${id}`
	const videoKey = `${folder}/original.${EXTENSION[form.contentType]}`
	const posterKey = form.poster ? `${folder}/poster.jpg` : null
	const keys = posterKey ? [videoKey, posterKey] : [videoKey]
	const announced = announceObjects(keys)
	try {
		const [measure, poster] = await Promise.all([
			measured(form, tenant.maxDurationSeconds),
			form.poster ? browsersPoster(form.poster) : null,
			announced,
		])
		if (poster && posterKey) await storage().putBytes(posterKey, poster, "image/jpeg")
		await storage().putFile(videoKey, form.video.path, size, form.contentType)
		const video = { kind: "video" as const, ...measure, contentType: form.contentType, videoKey }
		const row = { id, ...video, posterKey: poster && posterKey, fileSizeBytes: size, sha256 }
		await transaction(async (tx) => {
			await sharePeople(tx, tenant.id)
			await adoptObjects(tx, keys)
			await enqueueAll(tx, [...(await writeMails(tx, prepared.mails)), repairJob(id)])
			await attempt.finish(tx, { fingerprint, submissionId: id })
			if (upload) await finishUpload(tx, upload, { id, sha256 })
			await prepared.write(tx, row)
		})
	} catch (error) {
		await announced.catch(() => undefined)
		await waitBriefly(abandonAnnounced(keys, error))
		throw error
	}
	// Not awaited, because the ledger lists them.
	if (upload) void reclaimNow(upload.parts)
	return taken(id)
}

/** Null for a black one too: the job then looks through the whole video, where the host has ffmpeg. */
async function browsersPoster(sent: Uint8Array): Promise<Uint8Array | null> {
	const poster = await preparePoster(sent)
	return poster && (await posterShows(poster)) ? poster : null
}

const tooLong = refusalOf<{ count: number }>("video_too_long", "The video is longer than the limit of {count} seconds.")

/** A file that cannot be measured is kept all the same: the customer recorded it once, as a favor. */
async function measured(form: CheckedForm, maxSeconds: number): Promise<Measure> {
	const video = await measureVideo(form.video.path)
	if (video && !video.hasVideo) throw new AppError("unsupported_type", VIDEO_UNREADABLE)
	// A recording that broke off in its first cluster measures as zero.
	const durationMs = video?.durationMs || form.durationHintMs
	if (durationMs > longestVideoMs(maxSeconds)) {
		throw invalid(
			"video",
			tooLong(`The video is longer than the limit of ${maxSeconds} seconds.`, { count: maxSeconds }),
		)
	}
	return { durationMs: Math.round(durationMs), width: video?.width || null, height: video?.height || null }
}

interface Measure {
	durationMs: number
	width: number | null
	height: number | null
}
