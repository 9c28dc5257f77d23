import type { Db } from "@/lib/db/client"
import { enqueue } from "@/lib/jobs/queue"

export interface OutgoingMail {
	/** Null for platform mail. */
	tenantId: string | null
	/** Such as "password-reset" or "new-testimonial"; lib/mail/kinds.ts says which are blanked once sent. */
	kind: string
	to: string
	/** Display name of the sender. */
	fromName: string
	subject: string
	text: string
	html: string
}

/** Writes the delivery and its job in the caller's transaction; answers the delivery's id. */
export async function queueMail(tx: Db, mail: OutgoingMail): Promise<string> {
	const { tenantId, kind, to, fromName, subject, text, html } = mail
	const row = await tx.mailDelivery.create({
		data: { tenantId, kind, toAddress: to, fromName, subject, text, html },
		select: { id: true },
	})
	await enqueue(tx, "deliver-mail", { deliveryId: row.id })
	return row.id
}
