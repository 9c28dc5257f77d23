import { randomUUID } from "node:crypto"
import type { Db } from "@/lib/db/client"
import type { MailStatus } from "@/lib/db/generated/client"
import { enqueueAll, type NewJob } from "@/lib/jobs/queue"
import { cleanHeader, isSingleAddress } from "./clean-header"

export interface OutgoingMail {
	/** The tenant whose mailbox may send it; null for platform mail. */
	tenantId: string | null
	/** Such as "password.reset" or "submission.received". kinds.ts lists those that are blanked once sent. */
	kind: string
	to: string
	/** Normalized address of the person that a mail to someone else is about, so that an erasure finds the mail. */
	aboutEmail?: string
	/** What caused it, such as "lead:<id>". A second mail with the same id is not sent. */
	eventId?: string
	/** Caps a kind of mail that strangers cause without proof of anything: it must not fill a business's inbox. */
	mostAnHour?: number
	fromName: string
	/** Where replies go, if not to the sender. Dropped unless it is a single address. */
	replyTo?: string
	/** A POST to it unsubscribes the recipient (RFC 8058). */
	unsubscribeUrl?: string
	subject: string
	text: string
	html: string
}

/** PostgreSQL text holds no NUL, and a mail must never make a submission fail. */
function withoutNul(text: string): string {
	return text.replaceAll("\0", "")
}

/** PostgreSQL's JSON takes no half of a surrogate pair, which a cut name leaves. */
const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value)

function deliveryOf(mail: OutgoingMail) {
	const to = mail.to.trim()
	const sendable = isSingleAddress(to)
	return {
		id: randomUUID(),
		tenantId: mail.tenantId,
		kind: mail.kind,
		toAddress: cleanHeader(to),
		aboutEmail: mail.aboutEmail && withoutNul(mail.aboutEmail),
		eventId: mail.eventId,
		fromName: cleanHeader(mail.fromName),
		replyTo: mail.replyTo && isSingleAddress(mail.replyTo) ? mail.replyTo : null,
		unsubscribeUrl: mail.unsubscribeUrl ?? null,
		subject: cleanHeader(mail.subject),
		text: sendable ? withoutNul(mail.text) : "",
		html: sendable ? withoutNul(mail.html) : "",
		status: sendable ? ("queued" as const) : ("failed" as const),
		lastError: sendable ? null : "We can't send email to this address.",
	}
}

/** Never refuses: an unaddressable mail is logged as failed. @returns jobs to enqueue in the same transaction. */
export async function writeMails(tx: Db, mails: OutgoingMail[]): Promise<NewJob[]> {
	return write(tx, mails.map(deliveryOf))
}

async function isTooMany(tx: Db, { tenantId, kind, mostAnHour }: OutgoingMail): Promise<boolean> {
	if (mostAnHour === undefined) return false
	const createdAt = { gt: new Date(Date.now() - 3_600_000) }
	return (await tx.mailDelivery.count({ where: { tenantId, kind, createdAt } })) >= mostAnHour
}

/** Writes one mail and its job. @returns the delivery's id, also for a mail that is not sent. */
export async function queueMail(tx: Db, mail: OutgoingMail): Promise<string> {
	const row = deliveryOf(mail)
	if (await isTooMany(tx, mail)) return row.id
	await enqueueAll(tx, await write(tx, [row]))
	return row.id
}

async function write(tx: Db, rows: ReturnType<typeof deliveryOf>[]): Promise<NewJob[]> {
	const written = await tx.$queryRaw<{ id: string; status: MailStatus }[]>`
		INSERT INTO mail_deliveries (
			id, tenant_id, kind, to_address, about_email, event_id, from_name, reply_to, unsubscribe_url, subject, text,
			html, status, last_error, created_at
		) SELECT
			id, "tenantId", kind, "toAddress", "aboutEmail", "eventId", "fromName", "replyTo", "unsubscribeUrl", subject,
			text, html, status, "lastError", clock_timestamp()
		FROM jsonb_to_recordset(${JSON.stringify(rows, wellFormed)}::jsonb) AS mail (
			id uuid, "tenantId" uuid, kind text, "toAddress" text, "aboutEmail" text, "eventId" text, "fromName" text,
			"replyTo" text, "unsubscribeUrl" text, subject text, text text, html text, status "MailStatus",
			"lastError" text
		)
		ON CONFLICT (event_id) DO NOTHING RETURNING id, status`
	return written
		.filter(({ status }) => status === "queued")
		.map(({ id }) => ({ queue: "deliver-mail", data: { deliveryId: id } }))
}
