import { randomUUID } from "node:crypto"
import type { Db } from "@/lib/db/client"
import { enqueueAll, type NewJob } from "@/lib/jobs/queue"
import { cleanHeader, isSingleAddress } from "./clean-header"

export interface OutgoingMail {
	/** Whose mailbox it may go through; null for platform mail. */
	tenantId: string | null
	/** Such as "password.reset" or "submission.received"; kinds.ts says which are blanked once sent. */
	kind: string
	to: string
	/** The person whom a mail to somebody else names: erasing the person then finds the mail. Normalized. */
	aboutEmail?: string
	/** Display name of the sender. */
	fromName: string
	/** Where an answer belongs, if not to the sender. Left out where it is no single address. */
	replyTo?: string
	subject: string
	text: string
	html: string
}

/** PostgreSQL's text holds no NUL, and a mail must never be what makes a submission fail. */
function withoutNul(text: string): string {
	return text.replaceAll("\0", "")
}

function deliveryOf(mail: OutgoingMail) {
	const to = mail.to.trim()
	const sendable = isSingleAddress(to)
	return {
		id: randomUUID(),
		tenantId: mail.tenantId,
		kind: mail.kind,
		toAddress: cleanHeader(to),
		aboutEmail: mail.aboutEmail && withoutNul(mail.aboutEmail),
		fromName: cleanHeader(mail.fromName),
		replyTo: mail.replyTo && isSingleAddress(mail.replyTo) ? mail.replyTo : null,
		subject: cleanHeader(mail.subject),
		text: sendable ? withoutNul(mail.text) : "",
		html: sendable ? withoutNul(mail.html) : "",
		status: sendable ? ("queued" as const) : ("failed" as const),
		lastError: sendable ? null : "This is not an address that mail can be sent to.",
	}
}

/**
 * Writes the deliveries. Never refuses: a mail that cannot be addressed stands in the delivery log as failed, since the
 * request that caused it did nothing wrong.
 * @returns their jobs, which the caller enqueues in the same transaction.
 */
export async function writeMails(tx: Db, mails: OutgoingMail[]): Promise<NewJob[]> {
	return write(tx, mails.map(deliveryOf))
}

/** One mail with its job, in the caller's transaction; answers the delivery's id. */
export async function queueMail(tx: Db, mail: OutgoingMail): Promise<string> {
	const row = deliveryOf(mail)
	await enqueueAll(tx, await write(tx, [row]))
	return row.id
}

async function write(tx: Db, rows: ReturnType<typeof deliveryOf>[]): Promise<NewJob[]> {
	await tx.mailDelivery.createMany({ data: rows })
	return rows
		.filter(({ status }) => status === "queued")
		.map(({ id }) => ({ queue: "deliver-mail", data: { deliveryId: id } }))
}
