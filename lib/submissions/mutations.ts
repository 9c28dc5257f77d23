import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { env } from "@/lib/env"
import { AppError, notFound } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { waitBriefly } from "@/lib/jobs/wait-briefly"
import { abandonObjects, reclaimNow } from "@/lib/storage/ledger-mutations"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { auditedPerson } from "./audited-person"
import { teachAgain } from "./captions/row-mutations"
import type { TeachSpoken } from "./captions/teach-spoken"
import { consentRefusals } from "./consent/words"
import { OBJECT_KEYS, objectKeysOf } from "./object-columns"
import { canShare, canUse, isPrepared } from "./policy"
import { presentPlaybackState } from "./present"
import { findSubmission, ROW, type SubmissionRow } from "./queries"
import { type StatusChange, SUBMISSION_NOT_FOUND } from "./schema"
import { SHARE_REJECTED, shareText } from "./share-text"
import * as testimonialWords from "./words-public"

/** Locks the row for the rest of the transaction, so that what was checked is what gets changed. */
export async function lockSubmission(tx: Db, scope: AccessScope, id: string) {
	const where = { id, ...withinScope(scope) }
	const found = await tx.submission.findFirst({ where, select: { tenantId: true } })
	if (found) await sharePeople(tx, found.tenantId)
	const own = await tx.submission.updateMany({ where, data: { updatedAt: new Date() } })
	if (own.count !== 1) throw notFound(SUBMISSION_NOT_FOUND)
	return tx.submission.findUniqueOrThrow({
		where: { id },
		select: { ...ROW, tenantId: true },
	})
}

/** The activity records who took the file as received, since it may hold a place. @throws `not_found`; `conflict` for a
 * text, after a withdrawal, and while there is no copy to serve. */
export async function takeDownload(
	scope: AccessScope,
	actor: Actor,
	id: string,
	original: boolean,
): Promise<SubmissionRow> {
	const row = await findSubmission(scope, id)
	if (row.kind === "written") throw new AppError("conflict", testimonialWords.noVideoToDownload)
	if (!canUse(row)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
	if (original) {
		await transaction(async (tx) => {
			const { tenantId } = await tx.submission.findUniqueOrThrow({ where: { id }, select: { tenantId: true } })
			await recordChange(tx, actor, { tenantId, action: "submission.original_downloaded", targetId: id })
		})
	} else if (!isPrepared(row)) {
		const failed = presentPlaybackState(row.playback) === "failed"
		throw new AppError("conflict", failed ? testimonialWords.videoUnprepared : testimonialWords.videoInPreparation)
	}
	return row
}

/** Rejecting raises the access version, which invalidates all media URLs handed out before, and takes the testimonial's
 * words from the chatbot. A job revokes what a bucket still serves. @throws `not_found`; `conflict` after a withdrawal. */
export function changeStatus(
	scope: AccessScope,
	actor: Actor,
	id: string,
	{ status, reason }: StatusChange,
	teach: TeachSpoken,
): Promise<SubmissionRow> {
	return transaction(async (tx) => {
		const before = await lockSubmission(tx, scope, id)
		const rejectionReason = status === "rejected" ? (reason ?? null) : null
		const isSame = before.status === status
		if (isSame && (reason === undefined || before.rejectionReason === rejectionReason)) return before
		if (!canUse(before)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
		// Teaching the chatbot locks it, which has to come before the counters.
		await lockTenant(tx, before.tenantId)
		const row = await tx.submission.update({
			where: { id },
			data: {
				status,
				rejectionReason,
				...(status === "rejected" && !isSame && { accessVersion: { increment: 1 } }),
			},
			select: ROW,
		})
		if (status === "rejected" && !isSame) {
			const held = await tx.submission.findUniqueOrThrow({ where: { id }, select: OBJECT_KEYS })
			await enqueue(tx, "revoke-objects", { submissionId: id, keys: objectKeysOf(held) })
		}
		const crossed = !isSame && (before.status === "rejected" || status === "rejected")
		if ((before.kind === "written" && !isSame) || (crossed && before.captions?.state === "approved")) {
			await teachAgain(tx, id, teach)
		}
		await recordChange(tx, actor, {
			tenantId: before.tenantId,
			action: "submission.status_changed",
			targetId: id,
			before: { status: before.status, ...(before.rejectionReason && { reason: before.rejectionReason }) },
			after: { status, ...(rejectionReason && { reason: rejectionReason }) },
		})
		return row
	})
}

/** @throws `not_found`; `conflict` after a withdrawal. */
export function pinSubmission(scope: AccessScope, actor: Actor, id: string, pinned: boolean): Promise<SubmissionRow> {
	return transaction(async (tx) => {
		const before = await lockSubmission(tx, scope, id)
		if (!canUse(before)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
		if ((before.pinnedAt !== null) === pinned) return before
		const data = { pinnedAt: pinned ? new Date() : null }
		const row = await tx.submission.update({ where: { id }, data, select: ROW })
		await recordChange(tx, actor, {
			tenantId: before.tenantId,
			action: pinned ? "submission.pinned" : "submission.unpinned",
			targetId: id,
		})
		return row
	})
}

/** The first time counts. @throws `not_found`; `conflict` if rejected or withdrawn. */
export function shareSubmission(
	scope: AccessScope,
	actor: Actor,
	id: string,
): Promise<{ share_url: string; share_text: string }> {
	return transaction(async (tx) => {
		const row = await lockSubmission(tx, scope, id)
		if (!canUse(row)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
		if (!canShare(row)) throw new AppError("conflict", SHARE_REJECTED)
		if (!row.sharedAt) {
			await tx.submission.update({ where: { id }, data: { sharedAt: new Date() } })
			await recordChange(tx, actor, {
				tenantId: row.tenantId,
				action: "submission.shared",
				targetId: id,
			})
		}
		return { share_url: `${env().APP_URL}/testimonial/${id}`, share_text: shareText(row, row.tenant.name) }
	})
}

/** The caller holds the rows' locks. @returns their objects' keys, to be removed after the commit, or by a job. */
export async function deleteRows(tx: Db, ids: string[]): Promise<string[]> {
	const held = await tx.submission.findMany({ where: { id: { in: ids } }, select: OBJECT_KEYS })
	const objects = held.flatMap(objectKeysOf)
	await tx.submission.deleteMany({ where: { id: { in: ids } } })
	await abandonObjects(tx, objects)
	return objects
}

/** The objects are removed right after the commit, or else by the clean-up job. @throws `not_found`. */
export async function deleteSubmission(scope: AccessScope, actor: Actor, id: string): Promise<void> {
	const keys = await transaction(async (tx) => {
		const row = await lockSubmission(tx, scope, id)
		const objects = await deleteRows(tx, [id])
		await recordChange(tx, actor, {
			tenantId: row.tenantId,
			action: "submission.deleted",
			targetId: id,
			before: { ...auditedPerson(row), status: row.status },
		})
		return objects
	})
	await waitBriefly(reclaimNow(keys))
}
