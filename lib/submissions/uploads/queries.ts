import { db } from "@/lib/db/client"
import { isUuid } from "@/lib/db/is-uuid"
import { AppError, notFound } from "@/lib/errors"
import { FIELDS } from "../stored-fields"
import { UPLOAD_GONE, UPLOAD_INCOMPLETE } from "./schema"

export interface OpenUpload {
	id: string
	tenantId: string
	/** Total bytes, and how many of them have arrived. */
	length: number
	offset: number
	metadata: string | null
	expiresAt: Date
	partCount: number
}

/** An upload that is neither submitted nor expired. @throws `not_found`, also for another tenant's. */
export async function findOpenUpload(tenantId: string, id: string, now = new Date()): Promise<OpenUpload> {
	const row = await db().upload.findFirst({
		where: { id, tenantId, submissionId: null, expiresAt: { gt: now } },
		select: {
			id: true,
			tenantId: true,
			length: true,
			offset: true,
			metadata: true,
			expiresAt: true,
			_count: { select: { parts: true } },
		},
	})
	if (!row) throw notFound(UPLOAD_GONE)
	const { _count, ...upload } = row
	return { ...upload, partCount: _count.parts }
}

export interface CompleteUpload {
	id: string
	/** Bytes. */
	length: number
	parts: string[]
	/** Set if it was already submitted: its bytes are in the submission, and its parts are gone. */
	submitted: { id: string; sha256: string } | null
}

/** @throws `not_found` for an unknown, foreign, expired, or malformed id, `conflict` for an incomplete upload. */
export async function findCompleteUpload(tenantId: string, id: string, now = new Date()): Promise<CompleteUpload> {
	const row = isUuid(id)
		? await db().upload.findFirst({
				where: { id, tenantId, expiresAt: { gt: now } },
				include: { parts: { orderBy: { start: "asc" }, select: { objectKey: true } } },
			})
		: null
	if (!row) throw notFound(UPLOAD_GONE)
	const { length, sha256, submissionId } = row
	if (submissionId && sha256) return { id, length, parts: [], submitted: { id: submissionId, sha256 } }
	if (row.offset !== length) throw new AppError("conflict", UPLOAD_INCOMPLETE)
	return { id, length, parts: row.parts.map(({ objectKey }) => objectKey), submitted: null }
}

/** What a submission was made from, to compare a retry with. Null if the submission was deleted. */
export function findSubmitted(tenantId: string, id: string) {
	return db().submission.findFirst({
		where: { id, tenantId },
		select: { ...FIELDS, sha256: true },
	})
}
