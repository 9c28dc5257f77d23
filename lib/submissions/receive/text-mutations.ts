import { randomUUID } from "node:crypto"
import { sha256Hex } from "@/lib/crypto/random-token"
import { transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError } from "@/lib/errors"
import { enqueueAll } from "@/lib/jobs/queue"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { writeMails } from "@/lib/mail/queue-mail"
import { type PreparedAsset, prepareAsset } from "@/lib/media/assets/prepare-asset"
import { abandonAnnounced, adoptObjects, announceObjects } from "@/lib/storage/ledger-mutations"
import type { SpooledFile } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { makeReceipt } from "../consent/make-receipt"
import { findAgreedWording } from "../consent/wording/queries"
import { noteSubmitted } from "../invitations/visit-mutations"
import { submissionFingerprint } from "../submission-fingerprint"
import { finishing } from "../uploads/finishing"
import * as testimonialWords from "../words-public"
import { type CheckedText, checkText, type ReceivedText } from "./check-form"
import { photoUnusable } from "./field-refusals"
import { type Attempt, once, sameAnswer } from "./idempotency-mutations"
import { intake } from "./intake"
import type { SubmitRequest } from "./mutations"
import { notificationMail } from "./notification"
import { insertSubmission, mayBeMailed, type Submitter } from "./row-mutations"

/** @throws `forbidden` unless the business takes texts; otherwise as acceptSubmission(). @returns like it. */
export async function acceptText(request: SubmitRequest<ReceivedText>): Promise<string> {
	const { tenant } = request
	if (!tenant.acceptWritten) throw new AppError("forbidden", testimonialWords.textsOff)
	return intake().run(request, () =>
		once(tenant.id, request.idempotencyKey, async (attempt) => {
			const received = await request.receive()
			try {
				return await finishing().run(() => store(request, attempt, checkText(received, tenant), received.files.photo))
			} finally {
				await received.discard()
			}
		}),
	)
}

async function store(
	submitter: Submitter,
	attempt: Attempt,
	form: CheckedText,
	photo: SpooledFile | undefined,
): Promise<string> {
	const { tenant } = submitter
	// The consent is for exactly this text.
	const sha256 = sha256Hex(form.text)
	const fingerprint = submissionFingerprint({ ...form, sha256, consent: true, photoSha256: photo?.sha256 ?? null })
	if (attempt.finished) return sameAnswer(attempt.finished, fingerprint)
	const wording = await findAgreedWording(tenant, "written", form.consentVersion)
	const [prepared, isMailed] = await Promise.all([
		photo && prepareAsset(photo.path, { ...UPLOAD_POLICY.photo, field: "photo", refuse: photoUnusable }),
		mayBeMailed(tenant.id, form.email),
	])
	const id = randomUUID()
	const received = { id, kind: "written", email: form.email, sha256, wording } as const
	const { mail: receipt, record } = await makeReceipt(tenant, received, submitter.language)
	const mails = [...(tenant.emailEnabled ? [notificationMail(tenant, id, form)] : []), ...(isMailed ? [receipt] : [])]
	const content = { id, kind: "written", sha256, contentType: "text/plain", writtenText: form.text } as const
	await withPhoto(`submissions/${tenant.id}/${id}`, prepared, (picture) =>
		transaction(async (tx) => {
			await sharePeople(tx, tenant.id)
			if (picture.photoKey) await adoptObjects(tx, [picture.photoKey])
			await enqueueAll(tx, await writeMails(tx, mails))
			await attempt.finish(tx, { fingerprint, submissionId: id })
			await noteSubmitted(tx, tenant.id, { token: form.invite, email: form.email })
			// Last, as for a video: from here to the commit the business's counters are locked.
			await insertSubmission(tx, submitter, form, { ...content, ...picture }, record)
		}),
	)
	return id
}

/** Puts the photo into storage before the row that names it. Without the row, the ledger's clean-up removes it. */
async function withPhoto(
	folder: string,
	photo: PreparedAsset | undefined,
	write: (picture: { photoKey: string | null; fileSizeBytes: number }) => Promise<void>,
): Promise<void> {
	if (!photo?.bytes) return write({ photoKey: null, fileSizeBytes: 0 })
	const photoKey = `${folder}/photo.${photo.extension}`
	await announceObjects([photoKey])
	try {
		await storage().putBytes(photoKey, photo.bytes, photo.contentType)
		await write({ photoKey, fileSizeBytes: photo.bytes.byteLength })
	} catch (error) {
		await waitBriefly(abandonAnnounced([photoKey], error))
		throw error
	}
}
