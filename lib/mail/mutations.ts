import { type Db, db, transaction } from "@/lib/db/client"
import { AppError, notFound } from "@/lib/errors"
import { enqueue, isEnqueued } from "@/lib/jobs/queue"
import { blankAfterSend, reachesAnyway } from "./kinds"
import { hasMailbox, MAIL_TENANT, type MailTenant } from "./mailbox-of"
import { canSendAgain } from "./policy"
import type { TriedMail } from "./try-mailbox"
import { mailRefusals } from "./words"

const BLANKED = { text: "(Removed after sending: it held a secret link.)", html: "", unsubscribeUrl: null }
const ERROR_CAP = 1000

/** Counts an attempt before making it, so that one which kills the process counts too. @returns the delivery with the
 * tenant whose mailbox to use (null for platform mail); null if nothing is left to do. */
export async function beginMailAttempt(id: string) {
	const { count } = await db().mailDelivery.updateMany({
		where: { id, status: "queued" },
		data: { attempts: { increment: 1 } },
	})
	if (count === 0) return null
	const include = { tenant: { select: { ...MAIL_TENANT, emailError: true } } } as const
	const found = await db().mailDelivery.findUnique({ where: { id }, include })
	if (!found) return null
	const { tenant: owner, ...delivery } = found
	if (!owner) return { ...delivery, tenant: null }
	const { emailError, ...tenant } = owner
	return { ...delivery, tenant: emailError !== null && reachesAnyway(delivery.kind) ? null : tenant }
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof beginMailAttempt>>>

function forgotten(kind: string): Partial<typeof BLANKED> {
	return blankAfterSend(kind) ? BLANKED : {}
}

// Null means it works. Only for the tried credentials: an attempt with old ones must not discredit the new.
async function noteMailbox(tx: Db, tenant: MailTenant, error: string | null): Promise<void> {
	await tx.tenant.updateMany({
		where: { ...tenant, ...(error === null ? { emailError: { not: null } } : {}) },
		data: { emailError: error?.slice(0, ERROR_CAP) ?? null },
	})
}

/** Written before the server confirms, so that a process that dies while waiting does not forget the copy. */
export async function markHandedOver({ id, unconfirmed }: Delivery): Promise<void> {
	await db().mailDelivery.updateMany({ where: { id }, data: { unconfirmed: unconfirmed + 1 } })
}

export async function markSent({ id, kind, tenant }: Delivery, transport: string): Promise<void> {
	const sent = { status: "sent", sentAt: new Date(), lastError: null, transport } as const
	await transaction(async (tx) => {
		await tx.mailDelivery.updateMany({ where: { id }, data: { ...sent, ...forgotten(kind) } })
		if (tenant && hasMailbox(tenant)) await noteMailbox(tx, tenant, null)
	})
}

export async function markFailure(
	{ id, kind, tenant }: Delivery,
	failure: { transport: string; error: string; final: boolean; credentials: boolean; unconfirmed: number },
): Promise<void> {
	const { transport, error, final, credentials, unconfirmed } = failure
	const noted = { transport, lastError: error.slice(0, ERROR_CAP), unconfirmed }
	const data = final ? { ...noted, status: "failed" as const, ...forgotten(kind) } : noted
	await transaction(async (tx) => {
		await tx.mailDelivery.updateMany({ where: { id }, data })
		if (credentials && tenant && hasMailbox(tenant)) await noteMailbox(tx, tenant, error)
	})
}

export async function recordTried(tx: Db, tenant: MailTenant, { mail, transport, error }: TriedMail): Promise<void> {
	const { to: toAddress, ...message } = mail
	await tx.mailDelivery.create({
		data: {
			...message,
			toAddress,
			tenantId: tenant.id,
			transport,
			attempts: 1,
			status: error ? "failed" : "sent",
			lastError: error?.message.slice(0, ERROR_CAP) ?? null,
			sentAt: error ? null : new Date(),
		},
	})
	if (!error) await noteMailbox(tx, tenant, null)
	else if (error.credentials) await noteMailbox(tx, tenant, error.message)
}

/** @throws `not_found`; `conflict` while it is on its way or its text is gone. */
export async function queueAgain(tx: Db, tenantId: string, id: string) {
	const { count } = await tx.mailDelivery.updateMany({
		where: { id, tenantId, status: { not: "queued" } },
		// sentAt is kept: it distinguishes the next copy from the previous one, see deliverMail().
		data: { status: "queued", attempts: 0, unconfirmed: 0, lastError: null },
	})
	const row = await tx.mailDelivery.findFirst({ where: { id, tenantId } })
	if (!row) throw notFound(mailRefusals.deliveryNotFound)
	// A process killed after sending leaves a job for a mail that is sent. A second job would send it twice.
	const job = { deliveryId: id }
	if (count === 0 || (await isEnqueued(tx, "deliver-mail", job)))
		throw new AppError("conflict", mailRefusals.stillOnItsWay)
	if (!canSendAgain({ ...row, status: "sent" })) throw new AppError("conflict", mailRefusals.textGone)
	await enqueue(tx, "deliver-mail", job)
	return row
}

export async function dropQueued(tx: Db, ids: string[]): Promise<void> {
	if (ids.length > 0) await tx.mailDelivery.deleteMany({ where: { id: { in: ids }, status: "queued" } })
}

/** Mails of invitations stay with them, because they hold an invitation's state. @returns how many were deleted. */
export async function deleteOldMails(before: Date, atMost: number): Promise<number> {
	// By status, because the index is.
	return db().$executeRaw`DELETE FROM mail_deliveries WHERE id IN (
		SELECT old.id FROM unnest(ARRAY['sent', 'failed']::"MailStatus"[]) AS ended(status) CROSS JOIN LATERAL (
			SELECT id FROM mail_deliveries d WHERE d.status = ended.status AND created_at < ${before}
				AND (sent_at IS NULL OR sent_at < ${before})
				AND NOT EXISTS (SELECT FROM invitations i WHERE i.delivery_id = d.id)
			ORDER BY created_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		) old LIMIT ${atMost})`
}
