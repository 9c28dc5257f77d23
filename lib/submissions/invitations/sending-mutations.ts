import { type Db, db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { log } from "@/lib/log"
import { queueMail } from "@/lib/mail/queue-mail"
import { type Invited, type InvitingTenant, invitationMail } from "./invitation-mail"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Businesses that one run serves. The next run serves the rest: the longest waiting come first. */
const TENANTS_AT_ONCE = 200
/** A mailbox that was idle for longer starts afresh instead of catching up on the time it had nothing to send. */
const IDLE_MS = 2 * 60_000

/** At the pace of each business's mailbox. One of several hosts serves a business. @returns how many were queued. */
export async function sendDueInvitations(now: Date): Promise<number> {
	// Without a mailbox, or with one that refuses its password, invitations wait.
	const due = await db().$queryRaw<{ tenantId: string }[]>`
		SELECT p.tenant_id AS "tenantId" FROM invitation_paces p JOIN tenants t ON t.id = p.tenant_id
		WHERE p.next_send_at <= ${now}::timestamptz AND t.is_active AND t.video_testimonials_enabled
			AND t.email_address IS NOT NULL AND t.email_app_password IS NOT NULL AND t.email_error IS NULL
			AND EXISTS (
				SELECT FROM invitations i WHERE i.tenant_id = p.tenant_id AND i.next_send_at <= ${now}::timestamptz
			)
		ORDER BY p.next_send_at LIMIT ${TENANTS_AT_ONCE}`
	let queued = 0
	for (const { tenantId } of due) {
		// One business's trouble must not hold up the others.
		queued += await transaction((tx) => sendFor(tx, tenantId, now)).catch((error: unknown) => {
			log.error({ err: error, tenantId }, "invitations not queued")
			return 0
		})
	}
	return queued
}

interface Due extends Invited {
	mailsQueued: number
	invitedAt: Date | null
	reminderDays: number[]
	sentAt: Date | null
}

async function sendFor(tx: Db, tenantId: string, now: Date): Promise<number> {
	await sharePeople(tx, tenantId)
	// Another host that holds the row is sending for this business.
	const [pace] = await tx.$queryRaw<{ perHour: number; nextSendAt: Date }[]>`
		SELECT per_hour AS "perHour", next_send_at AS "nextSendAt" FROM invitation_paces
		WHERE tenant_id = ${tenantId}::uuid AND next_send_at <= ${now}::timestamptz FOR UPDATE SKIP LOCKED`
	if (!pace) return 0
	await leaveOut(tx, tenantId, now)
	const interval = HOUR_MS / pace.perHour
	const idle = now.getTime() - pace.nextSendAt.getTime()
	const start = idle > IDLE_MS ? now.getTime() : pace.nextSendAt.getTime()
	const room = Math.floor((now.getTime() - start) / interval) + 1
	const due = await tx.$queryRaw<Due[]>`
		SELECT i.id, i.name, i.email, i.email_fingerprint AS "emailFingerprint", i.mails_queued AS "mailsQueued",
			i.invited_at AS "invitedAt", b.subject, b.text, b.language,
			b.reminder_days AS "reminderDays", d.sent_at AS "sentAt"
		FROM invitations i JOIN invitation_batches b ON b.id = i.batch_id LEFT JOIN mail_deliveries d ON d.id = i.delivery_id
		WHERE i.tenant_id = ${tenantId}::uuid AND i.next_send_at <= ${now}::timestamptz
		ORDER BY i.next_send_at, i.id LIMIT ${room} FOR UPDATE OF i SKIP LOCKED`
	if (due.length === 0) return 0
	const select = {
		id: true,
		name: true,
		slug: true,
		logoKey: true,
		brandColor: true,
		emailFromName: true,
		languages: true,
	} as const
	const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select })
	for (const each of due) await sendOne(tx, tenant, each, now)
	await tx.invitationPace.update({
		where: { tenantId },
		data: { nextSendAt: new Date(start + due.length * interval) },
		select: { tenantId: true },
	})
	return due.length
}

// Ends what must not be sent: to people who unsubscribed, and reminders of a mail that could not be sent.
async function leaveOut(tx: Db, tenantId: string, now: Date): Promise<void> {
	const later = new Date(now.getTime() + HOUR_MS)
	await tx.$executeRaw`
		UPDATE invitations i SET unsubscribed_at = ${now}::timestamptz, next_send_at = NULL FROM unsubscribes u
		WHERE i.tenant_id = ${tenantId}::uuid AND i.next_send_at <= ${now}::timestamptz
			AND u.tenant_id = i.tenant_id AND u.email_fingerprint = i.email_fingerprint`
	await tx.$executeRaw`
		UPDATE invitations i SET next_send_at = CASE d.status WHEN 'queued' THEN ${later}::timestamptz END
		FROM mail_deliveries d WHERE d.id = i.delivery_id AND d.status <> 'sent'
			AND i.tenant_id = ${tenantId}::uuid AND i.next_send_at <= ${now}::timestamptz`
}

/** The mail's row gives the Message-ID, so a second copy, which a killed worker may cause, has the same one. */
async function sendOne(tx: Db, tenant: InvitingTenant & { languages: string[] }, due: Due, now: Date): Promise<void> {
	const { id, mailsQueued, reminderDays } = due
	const language = due.language ?? tenant.languages[0] ?? ENGLISH
	const mail = inLanguage(language, () => invitationMail(tenant, due, mailsQueued > 0))
	const deliveryId = await queueMail(tx, mail)
	const invitedAt = due.invitedAt ?? now
	const days = reminderDays[mailsQueued]
	await tx.invitation.update({
		where: { id },
		data: {
			deliveryId,
			invitedAt,
			mailsQueued: mailsQueued + 1,
			...(due.sentAt ? { deliveredAt: due.sentAt } : {}),
			nextSendAt: days === undefined ? null : new Date(invitedAt.getTime() + days * DAY_MS),
		},
		select: { id: true },
	})
}
