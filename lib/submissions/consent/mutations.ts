import { recordAudit } from "@/lib/audit/record-audit"
import { type Db, transaction } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { queueMail } from "@/lib/mail/queue-mail"
import { objectKeysOf } from "../object-columns"
import { findConsent } from "./queries"
import { RECEIPT_GONE } from "./texts"
import { withdrawalMail } from "./withdrawal-mail"

/** What other domains made of the testimonial goes in the same transaction. */
export type ForgetTestimonial = (tx: Db, submission: { id: string; tenantId: string }) => Promise<void>

/** In the audit log: whoever did it has no account, and a name would outlive an erasure there. */
const CUSTOMER = "The customer"

/**
 * Takes the consent back, once: of many at the same time the first one counts, and all get its time. From the commit on
 * nothing of ours serves the testimonial to the public; what a bucket still would is taken away by the job.
 * @returns since when it is withdrawn. @throws `not_found` as findConsent() does.
 */
export function withdrawConsent(token: string, forget: ForgetTestimonial): Promise<Date> {
	return transaction(async (tx) => {
		const { submission: named } = await findConsent(token, tx)
		// Locks the row, so that approving, sharing and deleting wait: they find it withdrawn afterwards.
		const { count } = await tx.submission.updateMany({ where: { id: named.id }, data: { updatedAt: new Date() } })
		if (count !== 1) throw notFound(RECEIPT_GONE)
		const consent = await findConsent(token, tx)
		const { submission } = consent
		if (submission.withdrawnAt) return submission.withdrawnAt
		const withdrawnAt = new Date()
		await tx.submission.update({
			where: { id: submission.id },
			data: { withdrawnAt, status: "rejected", accessVersion: { increment: 1 } },
			select: { id: true },
		})
		await forget(tx, submission)
		await enqueue(tx, "recall-objects", { submissionId: submission.id, keys: objectKeysOf(submission) })
		await queueMail(tx, withdrawalMail(consent, withdrawnAt))
		await recordAudit(tx, {
			tenantId: submission.tenantId,
			actorId: null,
			actorEmail: CUSTOMER,
			action: "consent.revoked",
			targetId: submission.id,
			before: { name: submission.name, email: submission.email, status: submission.status },
			// The entry outlives an erasure of the person, and the address would with it.
			ipAddress: "",
		})
		return withdrawnAt
	})
}
