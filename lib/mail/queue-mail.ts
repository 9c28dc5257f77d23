import type { Db } from "@/lib/db/client"
import { enqueue } from "@/lib/jobs/queue"
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

/**
 * Writes the delivery and its job in the caller's transaction; answers the delivery's id. Never refuses: a mail that
 * cannot be addressed stands in the delivery log as failed, since the request that caused it did nothing wrong.
 */
export async function queueMail(tx: Db, mail: OutgoingMail): Promise<string> {
	const to = mail.to.trim()
	const sendable = isSingleAddress(to)
	const row = await tx.mailDelivery.create({
		data: {
			tenantId: mail.tenantId,
			kind: mail.kind,
			toAddress: cleanHeader(to),
			aboutEmail: mail.aboutEmail && withoutNul(mail.aboutEmail),
			fromName: cleanHeader(mail.fromName),
			replyTo: mail.replyTo && isSingleAddress(mail.replyTo) ? mail.replyTo : null,
			subject: cleanHeader(mail.subject),
			text: sendable ? withoutNul(mail.text) : "",
			html: sendable ? withoutNul(mail.html) : "",
			status: sendable ? "queued" : "failed",
			lastError: sendable ? null : "This is not an address that mail can be sent to.",
		},
		select: { id: true },
	})
	if (sendable) await enqueue(tx, "deliver-mail", { deliveryId: row.id })
	return row.id
}
