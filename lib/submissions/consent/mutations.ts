import { recordAudit } from "@/lib/audit/record-audit"
import { type Db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { notFound } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { queueMail } from "@/lib/mail/queue-mail"
import { auditedPerson } from "../audited-person"
import { objectKeysOf } from "../object-columns"
import { findConsent } from "./queries"
import { withdrawalMail } from "./withdrawal-mail"
import { consentRefusals } from "./words"

export type ForgetTestimonial = (tx: Db, submission: { id: string; tenantId: string }) => Promise<void>

/** The actor in the audit log. The customer has no account, and a name would outlive an erasure there. */
const CUSTOMER = "The customer"

/** The first of several simultaneous requests counts, and all get its time. From the commit on, the product no longer
 * serves the testimonial to the public; a job revokes what a bucket still serves. @throws `not_found` as findConsent(). */
export function withdrawConsent(token: string, forget: ForgetTestimonial): Promise<Date> {
	return transaction(async (tx) => {
		const { submission: named } = await findConsent(token, tx)
		await sharePeople(tx, named.tenantId)
		// Locks the row: approving, sharing, and deleting wait and then find it withdrawn.
		const { count } = await tx.submission.updateMany({ where: { id: named.id }, data: { updatedAt: new Date() } })
		if (count !== 1) throw notFound(consentRefusals.receiptGone)
		const consent = await findConsent(token, tx)
		const { submission } = consent
		if (submission.withdrawnAt) return submission.withdrawnAt
		const withdrawnAt = new Date()
		await forget(tx, submission)
		await enqueue(tx, "revoke-objects", { submissionId: submission.id, keys: objectKeysOf(submission) })
		await queueMail(tx, withdrawalMail(consent, withdrawnAt))
		await recordAudit(tx, {
			tenantId: submission.tenantId,
			actorId: null,
			actorEmail: CUSTOMER,
			action: "consent.revoked",
			targetId: submission.id,
			before: { ...auditedPerson(submission), status: submission.status },
			// Left empty: the entry outlives the person's erasure, and so would the address.
			ipAddress: "",
		})
		// Last, because it locks the business's counters.
		await tx.submission.update({
			where: { id: submission.id },
			data: { withdrawnAt, status: "rejected", accessVersion: { increment: 1 } },
			select: { id: true },
		})
		return withdrawnAt
	})
}
