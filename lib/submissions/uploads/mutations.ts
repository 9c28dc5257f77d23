import { randomBytes } from "node:crypto"
import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db, transaction } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { env } from "@/lib/env"
import { AppError, notFound } from "@/lib/errors"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { limitKeyOfAddress } from "@/lib/limits/limit-key-of-address"
import { refusal } from "@/lib/refusals"
import {
	abandonAnnounced,
	abandonObjects,
	adoptObjects,
	announceObjects,
	reclaimNow,
} from "@/lib/storage/ledger-mutations"
import type { SpooledFile } from "@/lib/storage/spool"
import { storage } from "@/lib/storage/storage"
import type { CompleteUpload, OpenUpload } from "./queries"
import { UPLOAD_GONE, UPLOAD_LIFETIME_MS, UPLOAD_MOVED_ON } from "./schema"

const MB = 1024 * 1024
const TOO_MUCH_OPEN = refusal(
	"too_many_unfinished_uploads",
	"There are too many unfinished uploads from your network. Please try again later.",
)
const STILL_SUBMITTING = refusal("still_submitting", "This testimonial is still being submitted. Please wait a moment.")
const BATCH = 100

interface NewUpload {
	id: string
	tenantId: string
	address: string
	/** Bytes. */
	length: number
	metadata: string | null
}

/** The same statement counts what the address has open by its announced length: otherwise a thousand uploads that stop
 * at their last byte would fill the disk for a day. @throws `rate_limited` beyond UPLOAD_OPEN_MB. */
export async function createUpload(
	{ id, tenantId, address, length, metadata }: NewUpload,
	now = new Date(),
): Promise<void> {
	const addressKey = sha256Hex(limitKeyOfAddress(address))
	const room = env().UPLOAD_OPEN_MB * MB - length
	const expiresAt = new Date(now.getTime() + UPLOAD_LIFETIME_MS)
	const created = await db().$executeRaw`
		INSERT INTO uploads (id, tenant_id, address_key, length, metadata, created_at, expires_at)
		SELECT ${id}::uuid, ${tenantId}::uuid, ${addressKey}, ${length}::int, ${metadata}, ${now}, ${expiresAt}
		WHERE (
			SELECT coalesce(sum(length), 0) FROM uploads
			WHERE address_key = ${addressKey} AND submission_id IS NULL AND expires_at > ${now}
		) <= ${room}::bigint`
	if (created !== 1) throw new AppError("rate_limited", TOO_MUCH_OPEN, { retryAfter: 3600 })
}

/** Stores one part and moves the offset past it, in one transaction and only if the offset still is where the part
 * starts, so a request that lost the lock only writes an object without an owner. Moves `file` away. @returns when the
 * upload expires. @throws `conflict` if another request was faster, or the upload is gone. */
export async function storePart(upload: OpenUpload, start: number, file: SpooledFile): Promise<Date> {
	const { id, tenantId } = upload
	const key = `uploads/${tenantId}/${id}-${start}-${randomBytes(6).toString("hex")}.part`
	await announceObjects([key])
	try {
		await storage().putFile(key, file.path, file.size, "application/octet-stream")
		return await transaction(async (tx) => {
			const now = new Date()
			const expiresAt = new Date(now.getTime() + UPLOAD_LIFETIME_MS)
			const { count } = await tx.upload.updateMany({
				where: { id, tenantId, offset: start, submissionId: null, expiresAt: { gt: now } },
				data: { offset: start + file.size, expiresAt },
			})
			if (count !== 1) throw new AppError("conflict", UPLOAD_MOVED_ON)
			await adoptObjects(tx, [key])
			await tx.uploadPart.create({ data: { uploadId: id, start, size: file.size, objectKey: key } })
			return expiresAt
		})
	} catch (error) {
		await waitBriefly(abandonAnnounced([key], error))
		throw error
	}
}

/** Call in the transaction that stores the submission. @throws `conflict` if another submission was faster. */
export async function finishUpload(
	tx: Db,
	{ id, parts }: CompleteUpload,
	submission: { id: string; sha256: string },
): Promise<void> {
	// As long as an Idempotency-Key lives: a retry whose first answer was lost finds the digest here.
	const expiresAt = new Date(Date.now() + UPLOAD_LIFETIME_MS)
	const { count } = await tx.upload.updateMany({
		where: { id, submissionId: null },
		data: { submissionId: submission.id, sha256: submission.sha256, expiresAt },
	})
	if (count !== 1) throw new AppError("conflict", STILL_SUBMITTING, { retryAfter: 1 })
	await tx.uploadPart.deleteMany({ where: { uploadId: id } })
	await abandonObjects(tx, parts)
}

/** Enters the parts' objects into the ledger. Null if no row matches. */
async function drop(where: { id: string } & Prisma.UploadWhereInput): Promise<string[] | null> {
	return transaction(async (tx) => {
		// Lock first: a part being stored at this moment is either seen here, or finds no row to update.
		const { count } = await tx.upload.updateMany({ where, data: { expiresAt: new Date(0) } })
		if (count === 0) return null
		const parts = await tx.uploadPart.findMany({ where: { uploadId: where.id }, select: { objectKey: true } })
		const keys = parts.map(({ objectKey }) => objectKey)
		await tx.upload.delete({ where: { id: where.id } })
		await abandonObjects(tx, keys)
		return keys
	})
}

export async function terminateUpload(tenantId: string, id: string): Promise<void> {
	const open = { id, tenantId, submissionId: null, expiresAt: { gt: new Date() } }
	const keys = await drop(open)
	if (!keys) throw notFound(UPLOAD_GONE)
	await waitBriefly(reclaimNow(keys))
}

/** The clean-up job. The ledger's clean-up removes the objects. @returns how many uploads had expired. */
export async function deleteExpiredUploads(now: Date): Promise<number> {
	const where = { expiresAt: { lte: now } }
	let deleted = 0
	for (;;) {
		const due = await db().upload.findMany({ where, select: { id: true }, take: BATCH })
		for (const { id } of due) if (await drop({ id, ...where })) deleted += 1
		if (due.length < BATCH) return deleted
	}
}
