import { type Db, db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { notFound } from "@/lib/errors"
import { dropQueued } from "@/lib/mail/mutations"
import type { TenantScope } from "@/lib/tenants/scope"
import type { InvitedVisitor } from "./answers"
import { findUnsubscribe, hashOf, unsubscriberOf } from "./queries"
import type { InvitationVisit } from "./schema"
import { invitationSentences } from "./words"

/** Notes the first time. @returns what the page fills into its form. @throws `not_found`, also for another business. */
export async function noteVisit(
	{ tenantId }: TenantScope,
	{ token, step }: InvitationVisit,
	now = new Date(),
): Promise<InvitedVisitor> {
	const recordedAt = step === "recorded" ? now : null
	const [invited] = await db().$queryRaw<InvitedVisitor[]>`
		UPDATE invitations SET opened_at = coalesce(opened_at, ${now}::timestamptz),
			recorded_at = coalesce(recorded_at, ${recordedAt}::timestamptz)
		WHERE token_hash = ${hashOf(token)} AND tenant_id = ${tenantId}::uuid RETURNING name, email`
	if (!invited) throw notFound(invitationSentences.gone)
	return invited
}

/** In the transaction of a submission. `token` is the followed link's; another business's changes nothing. */
export async function noteSubmitted(
	tx: Db,
	tenantId: string,
	{ token, email }: { token: string | null; email: string },
	now = new Date(),
): Promise<void> {
	const hash = token && hashOf(token)
	// Lock in the order of ids, so that two simultaneous submissions do not deadlock.
	const rows = await tx.$queryRaw<{ deliveryId: string | null }[]>`
		UPDATE invitations SET submitted_at = coalesce(submitted_at, ${now}::timestamptz), next_send_at = NULL
		WHERE id IN (
			SELECT id FROM invitations WHERE tenant_id = ${tenantId}::uuid
				AND (email = ${email} OR token_hash = ${hash}::text) AND submitted_at IS NULL
			ORDER BY id FOR UPDATE
		) RETURNING delivery_id AS "deliveryId"`
	await dropQueued(tx, deliveriesOf(rows))
}

const deliveriesOf = (rows: { deliveryId: string | null }[]) =>
	rows.flatMap(({ deliveryId }) => (deliveryId ? [deliveryId] : []))

/** The person behind the link gets no more invitations from the business. @throws `not_found`. */
export async function unsubscribe(token: string, now = new Date()): Promise<void> {
	const { tenantId, emailFingerprint } = unsubscriberOf(token)
	// A deleted business has no list to put the person on.
	await findUnsubscribe(token)
	await transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		await tx.unsubscribe.createMany({ data: [{ tenantId, emailFingerprint, createdAt: now }], skipDuplicates: true })
		const rows = await tx.$queryRaw<{ deliveryId: string | null }[]>`
			UPDATE invitations SET unsubscribed_at = ${now}::timestamptz, next_send_at = NULL
			WHERE id IN (
				SELECT id FROM invitations WHERE tenant_id = ${tenantId}::uuid AND email_fingerprint = ${emailFingerprint}
					AND unsubscribed_at IS NULL ORDER BY id FOR UPDATE
			) RETURNING delivery_id AS "deliveryId"`
		await dropQueued(tx, deliveriesOf(rows))
	})
}
