import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { db, transaction } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { preparePoster } from "@/lib/media/prepare-poster"
import {
	abandonAnnounced,
	abandonObjects,
	adoptObjects,
	announceObjects,
	reclaimNow,
} from "@/lib/storage/ledger-mutations"
import { storage } from "@/lib/storage/storage"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { consentRefusals } from "../consent/words"
import { lockSubmission } from "../mutations"
import { canUse } from "../policy"
import { findSubmission, ROW, type SubmissionRow } from "../queries"
import { playbackProblems } from "./words"

/** @throws `not_found`; `conflict` for a text and after a withdrawal; `unsupported_type`; `invalid` without a picture. */
export async function changePoster(
	scope: AccessScope,
	actor: Actor,
	id: string,
	sent: Uint8Array | undefined,
): Promise<SubmissionRow> {
	refuseUnusable(await findSubmission(scope, id))
	if (!sent) throw invalid("poster", playbackProblems.posterMissing)
	const poster = await preparePoster(sent)
	if (!poster) throw new AppError("unsupported_type", playbackProblems.posterUnreadable)
	const { tenantId } = await db().submission.findFirstOrThrow({
		where: { id, ...withinScope(scope) },
		select: { tenantId: true },
	})
	const key = `submissions/${tenantId}/${id}/poster-${randomUUID()}.jpg`
	await announceObjects([key])
	try {
		await storage().putBytes(key, poster, "image/jpeg")
		const { row, former } = await transaction(async (tx) => {
			const before = await lockSubmission(tx, scope, id)
			refuseUnusable(before)
			const row = await tx.submission.update({ where: { id }, data: { posterKey: key }, select: ROW })
			await adoptObjects(tx, [key])
			const former = before.posterKey ? [before.posterKey] : []
			await abandonObjects(tx, former)
			await recordChange(tx, actor, { tenantId, action: "submission.poster_changed", targetId: id })
			return { row, former }
		})
		// Not awaited, because the ledger lists it.
		void reclaimNow(former)
		return row
	} catch (error) {
		await abandonAnnounced([key], error)
		throw error
	}
}

function refuseUnusable(row: Pick<SubmissionRow, "kind" | "withdrawnAt">): void {
	if (row.kind === "written") throw new AppError("conflict", playbackProblems.noVideoForPoster)
	if (!canUse(row)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
}
